import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/billing/plans/noun.ts'
import { plans } from './plans.ts'

export const projections = searchable(plans, searchType)
