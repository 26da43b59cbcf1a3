import { refuse } from '#core/competitions/competitions/refuse.ts'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { reopenRefusal } from '#shared/competitions/score-sheets/sheet-refusal.ts'
import { type SheetOf, sheetWork } from './sheet-work.ts'
import { sheetNotFound } from './submit-sheet.ts'

type Reopening = {
  actor: Actor
  sheet: SheetOf & { judgeId: string }
  reason: string
  remember: (sheet: ScoreSheet) => Write[]
}

/** Opens a submitted sheet again, which does not count until it is submitted again. */
export async function reopenSheet(
  { actor, sheet: of, reason, remember }: Reopening,
  now: string,
): Promise<ScoreSheet> {
  return untilUnchanged(async () => {
    const { at, by, entry } = await sheetWork(actor, of)
    const key = { ...entry, judgeId: of.judgeId as ScoreSheet['judgeId'] }
    const before = await scoreSheets.get(key, { consistent: true })
    if (!before) throw sheetNotFound()
    const isHeadJudge = by.roles.includes('head_judge')
    refuse(reopenRefusal(before, { userId: actor.userId, isHeadJudge, reason }, now))
    const { eventId, classKey, version } = before
    const sheet: ScoreSheet = {
      ...before,
      status: 'reopened',
      reopened: { by: actor.userId as ScoreSheet['judgeId'], at: now, ...(reason && { reason }) },
      updatedAt: now,
      version: version + 1,
    }
    await commit(
      scoreSheets.put(sheet, { version }),
      whileScoring(at, now, { correcting: isHeadJudge }),
      announce('class.scored', { eventId, classKey }, now),
      ...remember(sheet),
    )
    return sheet
  })
}
