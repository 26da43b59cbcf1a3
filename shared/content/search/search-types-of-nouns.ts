// What can be found of each noun. Members are not among them: they are found in their directory. Written by `npm run registries`.

export { searchType as plans } from '#shared/billing/plans/noun.ts'
export { searchType as teams } from '#shared/community/teams/noun.ts'
export { searchType as cmsPages } from '#shared/content/cms-pages/noun.ts'
export { searchType as faqs } from '#shared/content/faqs/noun.ts'
export { searchType as resources } from '#shared/content/resources/noun.ts'
export { searchType as listings } from '#shared/directory/listings/noun.ts'
export { searchType as events } from '#shared/events/events/noun.ts'
export { searchType as marketItems } from '#shared/market/market-items/noun.ts'
export { searchType as organizations } from '#shared/organizations/organizations/noun.ts'
export { searchType as drivers } from '#shared/tools/drivers/noun.ts'
