import type { Listing } from '#shared/directory/listings/listing.ts'
import { RequestDialog } from './request-dialog.tsx'

type SponsorTeamDialogProps = { listing: Pick<Listing, 'id'>; onClose: () => void }

/** Offers a team the sponsorship of a business. */
export const SponsorTeamDialog = ({ listing, onClose }: SponsorTeamDialogProps) => (
  <RequestDialog sideId={listing.id} onClose={onClose} />
)
