import { searchable } from '#core/search/searchable.ts'
import { searchType } from '#shared/resources/search-type.ts'
import { resources } from './resources.ts'

export const projections = searchable(resources, searchType)
