import { newestRulebook } from '#core/rulebooks/newest-rulebook.ts'
import { rulebooks } from '#core/rulebooks/rulebooks.ts'
import type { League } from '#shared/leagues/league.ts'
import type { Rulebook } from '#shared/rulebooks/rulebook.ts'
import type { Season } from '#shared/seasons/season.ts'

/** The rules of the season, or the newest that the league has published. */
export async function rulebookOf(
  leagueId: League['id'],
  season: Pick<Season, 'rulebook'> | undefined,
): Promise<Rulebook | undefined> {
  const pin = season?.rulebook
  return pin ? rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo }) : newestRulebook(leagueId)
}
