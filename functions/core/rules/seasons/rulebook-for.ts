import type { Write } from '#core/platform/db/write.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { AppError } from '#shared/errors.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { onlyAddsClasses } from '#shared/rules/seasons/season-change.ts'

type Chosen = Pick<Season, 'leagueId' | 'rulebook'>

const refused = (message: string) =>
  new AppError('unprocessable', 'season_rulebook', message, {
    errors: [{ path: 'body.rulebook', message }],
  })

const notPublished = () => refused('Choose a published rulebook of this league.')

const read = (pin: RulebookPin) =>
  rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo }, { consistent: true })

/** Holds a season to a published rulebook of its league, which must not be retired while the season is saved. */
export async function rulebookFor({ leagueId, rulebook: pin }: Chosen, before?: Season): Promise<Write[]> {
  if (!pin) {
    if (before && before.status !== 'draft') throw notPublished()
    return []
  }
  const had = before?.rulebook
  if (had?.rulebookId === pin.rulebookId && had.versionNo === pin.versionNo) return []
  const rulebook = pin.rulebookId === rulebookIdOf(leagueId) ? await read(pin) : undefined
  if (rulebook?.status !== 'published') throw notPublished()
  const former = before?.status === 'active' && had ? await read(had) : undefined
  if (former && !onlyAddsClasses(former.classes, rulebook.classes))
    throw refused('A running season can only take a rulebook that adds classes.')
  return [
    rulebooks.check(
      { id: pin.rulebookId, versionNo: pin.versionNo },
      { version: rulebook.version },
      notPublished,
    ),
  ]
}
