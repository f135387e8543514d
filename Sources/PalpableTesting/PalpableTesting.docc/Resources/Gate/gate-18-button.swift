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
          .font(.caption)
          .foregroundStyle(Color("text-muted"))
      }
      Spacer()
      Button(action: share) {
        Image(systemName: "square.and.arrow.up")
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Share")
    }
  }
}
