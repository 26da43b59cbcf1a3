import { searchable } from '#core/content/search/searchable.ts'
import { searchType } from '#shared/community/teams/noun.ts'
import { teams } from './teams.ts'

export const projections = searchable(teams, searchType)
