import type { ComponentType } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'

export type ListingSectionModule = {
  /** Renders nothing where it has nothing to show. */
  Section: ComponentType<{ listing: PublicListing }>
  /** What the server reads to render it. */
  queries: (listing: PublicListing) => readonly ScreenQuery[]
}

/** A part of the page of a business that another noun brings. It loads beside the page, which works without it. */
export type ListingSection = { load: () => Promise<ListingSectionModule> }
