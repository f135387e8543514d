import SwiftUI

struct TripCard: View {
  let trip: Trip
  let share: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(trip.title)
          .font(.headline)
        Text(trip.dates)
          .font(.system(size: 12))
          .foregroundStyle(Color("text-muted"))
      }
      Spacer()
      Button(action: share) {
        Image(systemName: "square.and.arrow.up")
          .frame(width: 32, height: 32)
      }
    }
  }
}
