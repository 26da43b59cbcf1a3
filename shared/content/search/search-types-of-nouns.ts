// One line per noun with what can be found. Members are not among them: they are found in their directory.

export { searchType as plans } from '#shared/billing/plans/search-type.ts'
export { searchType as teams } from '#shared/community/teams/search-type.ts'
export { searchType as cmsPages } from '#shared/content/cms-pages/search-type.ts'
export { searchType as faqs } from '#shared/content/faqs/search-type.ts'
export { searchType as resources } from '#shared/content/resources/search-type.ts'
export { searchType as events } from '#shared/events/events/search-type.ts'
export { searchType as drivers } from '#shared/tools/drivers/search-type.ts'
