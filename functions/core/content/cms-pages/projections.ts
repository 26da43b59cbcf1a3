import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/content/cms-pages/noun.ts'
import { cmsPages } from './cms-pages.ts'

export const projections = searchable(cmsPages, searchType)
