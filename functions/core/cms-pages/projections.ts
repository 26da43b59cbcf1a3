import { searchable } from '#core/search/searchable.ts'
import { searchType } from '#shared/cms-pages/search-type.ts'
import { cmsPages } from './cms-pages.ts'

export const projections = searchable(cmsPages, searchType)
