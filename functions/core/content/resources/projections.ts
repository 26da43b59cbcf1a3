import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/content/resources/noun.ts'
import { resources } from './resources.ts'

export const projections = searchable(resources, searchType)
