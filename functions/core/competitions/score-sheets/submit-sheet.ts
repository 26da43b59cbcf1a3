import { refuse } from '#core/competitions/competitions/refuse.ts'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { submitRefusal } from '#shared/competitions/score-sheets/sheet-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { sheetChanged } from './save-sheet.ts'
import { judgesWork, type SheetOf } from './sheet-work.ts'

type Submitting = {
  actor: Actor
  sheet: SheetOf
  baseVersion: number
  remember: (sheet: ScoreSheet) => Write[]
}

export const sheetNotFound = () =>
  new AppError('not_found', 'sheet_not_found', 'This judge has not started a sheet for this entry.')

/** Submits a sheet: from then on it counts, and it does not change unless it is opened again. */
export async function submitSheet(
  { actor, sheet: of, baseVersion, remember }: Submitting,
  now: string,
): Promise<ScoreSheet> {
  return untilUnchanged(async () => {
    const { at, rubric, entry } = await judgesWork(actor, of)
    const key = { ...entry, judgeId: actor.userId as ScoreSheet['judgeId'] }
    const before = await scoreSheets.get(key, { consistent: true })
    if (!before) throw sheetNotFound()
    if (before.status === 'submitted' && before.version === baseVersion + 1) return before
    if (before.version !== baseVersion) throw sheetChanged()
    refuse(submitRefusal(rubric, before))
    const { eventId, classKey, version } = before
    const sheet: ScoreSheet = {
      ...before,
      status: 'submitted',
      submittedAt: now,
      updatedAt: now,
      version: version + 1,
    }
    await commit(
      scoreSheets.put(sheet, { version }),
      whileScoring(at, now, { correcting: before.status === 'reopened', entryIds: [sheet.entryId] }),
      announce('class.scored', { eventId, classKey }, now),
      ...remember(sheet),
    )
    return sheet
  })
}
