import { AppError } from '#shared/errors.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { rulebooks } from './rulebooks.ts'

export const rulebookNotFound = () => new AppError('not_found', 'rulebook_not_found', 'Rulebook not found')

type Named = { leagueId: League['id']; versionNo: number }

/** A version of the rulebook of a league, also as a draft. */
export async function findRulebook({ leagueId, versionNo }: Named): Promise<Rulebook> {
  const rulebook = await rulebooks.get({ id: rulebookIdOf(leagueId), versionNo }, { consistent: true })
  if (!rulebook) throw rulebookNotFound()
  return rulebook
}
