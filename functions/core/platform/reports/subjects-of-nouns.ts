// What cases can hide and remove of each noun. Written by `npm run registries`.

export { reportedSubjects as feed } from '#core/community/feed/report-subjects.ts'
export { reportedSubjects as teams } from '#core/community/teams/report-subjects.ts'
export { reportedSubjects as listingReviews } from '#core/directory/listing-reviews/report-subjects.ts'
export { reportedSubjects as listings } from '#core/directory/listings/report-subjects.ts'
export { reportedSubjects as events } from '#core/events/events/report-subjects.ts'
export { reportedSubjects as conversations } from '#core/market/conversations/report-subjects.ts'
export { reportedSubjects as marketItems } from '#core/market/market-items/report-subjects.ts'
export { reportedSubjects as sales } from '#core/market/sales/report-subjects.ts'
export { reportedSubjects as organizations } from '#core/organizations/organizations/report-subjects.ts'
export { reportedSubjects as drivers } from '#core/tools/drivers/report-subjects.ts'
