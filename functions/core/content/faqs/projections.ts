import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/content/faqs/noun.ts'
import { faqs } from './faqs.ts'

export const projections = searchable(faqs, searchType)
