import type { League } from '#shared/rules/leagues/league.ts'
import { leagueIdOf } from './rulebook-id-of.ts'
import type { RulebookPin } from './rulebook-pin.ts'

/** The page where everyone reads a version of a league’s rulebook. */
export const rulebookPath = (leagueId: League['id'], versionNo: number): string =>
  `/rulebooks/${leagueId}/${versionNo}`

/** The same, where it is named by what something is judged by. */
export const pinPath = ({ rulebookId, versionNo }: RulebookPin): string =>
  rulebookPath(leagueIdOf(rulebookId), versionNo)
