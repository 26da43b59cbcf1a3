// The parts that each noun brings to the page of a business. Written by `npm run registries`.

export { listingSection as sponsorships } from '#web/features/ads/sponsorships/listing-section.ts'
