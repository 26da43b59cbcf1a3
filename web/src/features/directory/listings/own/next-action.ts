import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { draftPath } from './listing-words.ts'

export type NextAction = { label: string; to: string }

/** What the owner of a listing should do next, if there is anything. */
export function nextAction(listing: Listing): NextAction | undefined {
  const { id, status, pictures, duplicateOf } = listing
  if (duplicateOf) return undefined
  if (status === 'draft')
    return missingFields(listing).length > 0
      ? { label: 'Finish', to: draftPath(id) }
      : { label: 'Submit', to: `${draftPath(id)}&step=check` }
  if (status === 'refused') return { label: 'Fix and resubmit', to: editListingPath(id) }
  if (status === 'published' && pictures.length === 0)
    return { label: 'Add pictures', to: `${editListingPath(id)}?step=pictures` }
  return undefined
}
