import type { ComponentType } from 'react'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { User } from '#shared/platform/users/user.ts'

/** Something more that an owner can do with a listing, which its noun brings. */
export type ListingAction = {
  /** The words of the button, such as "Feature". */
  label: string
  isOffered: (listing: Listing, owner: Pick<User, 'membershipType' | 'status'>, now: string) => boolean
  /** The dialog that the button opens. */
  load: () => Promise<{ default: ComponentType<{ listing: Listing; onClose: () => void }> }>
}
