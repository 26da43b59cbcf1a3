import type { League } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from './rulebook.ts'

/** A league has one rulebook, in versions: its id is that of the league, so that either finds the other. */
export const rulebookIdOf = (leagueId: League['id']): Rulebook['id'] =>
  leagueId.replace(/^lge/, 'rbk') as Rulebook['id']

/** The other way round. */
export const leagueIdOf = (rulebookId: Rulebook['id']): League['id'] =>
  rulebookId.replace(/^rbk/, 'lge') as League['id']
