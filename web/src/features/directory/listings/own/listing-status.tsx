import type { ListingStatus } from '#shared/directory/listings/listing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusWords } from './listing-words.ts'

/** The standing of a listing, in a word. */
export const ListingStatusBadge = ({ status }: { status: ListingStatus }) => (
  <Badge tone={statusWords[status].tone}>{statusWords[status].words}</Badge>
)
