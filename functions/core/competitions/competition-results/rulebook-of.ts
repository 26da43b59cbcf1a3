import { newestRulebook } from '#core/rules/rulebooks/newest-rulebook.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import type { Season } from '#shared/rules/seasons/season.ts'

/** The rules of the season, or the newest that the league has published. */
export async function rulebookOf(
  leagueId: League['id'],
  season: Pick<Season, 'rulebook'> | undefined,
): Promise<Rulebook | undefined> {
  const pin = season?.rulebook
  return pin ? rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo }) : newestRulebook(leagueId)
}
