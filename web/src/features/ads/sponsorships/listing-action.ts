import { isListed } from '#shared/directory/listings/public-listing.ts'
import type { ListingAction } from '#web/features/directory/listings/own/listing-action.ts'

/** A published business can sponsor teams. */
export const listingAction: ListingAction = {
  label: 'Sponsor a team',
  isOffered: isListed,
  load: async () => ({ default: (await import('./components/sponsor-team-dialog.tsx')).SponsorTeamDialog }),
}
