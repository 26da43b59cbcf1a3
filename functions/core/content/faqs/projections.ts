import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/content/faqs/search-type.ts'
import { faqs } from './faqs.ts'

export const projections = searchable(faqs, searchType)
