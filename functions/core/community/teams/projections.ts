import { searchable } from '#core/content/search/searchable.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { searchType } from '#shared/community/teams/noun.ts'
import { organizationTeams, organizationTeamsOf } from './organization-teams.ts'
import { teams } from './teams.ts'

export const projections = [
  ...searchable(teams, searchType),
  projection({
    of: teams,
    into: organizationTeams,
    rows: organizationTeamsOf,
    source: ({ id }) => teams.key({ id }),
  }),
]
