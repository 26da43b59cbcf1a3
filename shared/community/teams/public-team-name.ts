import type { Team } from './team.ts'

type Named = Pick<Team, 'name' | 'tag' | 'removed'>

/** A team’s name where everyone reads it, such as in standings. */
export function publicTeamName(team: Named | undefined): Pick<Team, 'name' | 'tag'> {
  if (!team) return { name: 'Former team', tag: '' }
  return team.removed ? { name: 'Removed team', tag: '' } : { name: team.name, tag: team.tag }
}
