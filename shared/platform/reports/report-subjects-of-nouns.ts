// What can be reported of each noun. Written by `npm run registries`.

export { reportSubjects as feed } from '#shared/community/feed/noun.ts'
export { reportSubjects as teams } from '#shared/community/teams/noun.ts'
export { reportSubjects as listingReviews } from '#shared/directory/listing-reviews/noun.ts'
export { reportSubjects as listings } from '#shared/directory/listings/noun.ts'
export { reportSubjects as events } from '#shared/events/events/noun.ts'
export { reportSubjects as conversations } from '#shared/market/conversations/noun.ts'
export { reportSubjects as marketItems } from '#shared/market/market-items/noun.ts'
export { reportSubjects as sales } from '#shared/market/sales/noun.ts'
export { reportSubjects as organizations } from '#shared/organizations/organizations/noun.ts'
export { reportSubjects as drivers } from '#shared/tools/drivers/noun.ts'
