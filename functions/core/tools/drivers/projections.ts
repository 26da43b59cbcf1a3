import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/tools/drivers/noun.ts'
import { drivers } from './drivers.ts'

export const projections = searchable(drivers, searchType)
