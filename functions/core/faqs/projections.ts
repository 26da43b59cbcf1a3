import { searchable } from '#core/search/searchable.ts'
import { searchType } from '#shared/faqs/search-type.ts'
import { faqs } from './faqs.ts'

export const projections = searchable(faqs, searchType)
