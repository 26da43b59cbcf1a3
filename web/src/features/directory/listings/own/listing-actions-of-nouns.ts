// What each noun lets the owner of a listing do with it. Written by `npm run registries`.

export { listingAction as adCampaigns } from '#web/features/ads/ad-campaigns/listing-action.ts'
export { listingAction as sponsorships } from '#web/features/ads/sponsorships/listing-action.ts'
