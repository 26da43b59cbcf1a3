import type { ListingSection } from '#web/features/directory/listings/components/listing-section.ts'

/** The teams that a business sponsors. */
export const listingSection: ListingSection = { load: () => import('./components/listing-teams.tsx') }
