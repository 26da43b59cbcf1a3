import { classAt } from '#core/competitions/competitions/class-at.ts'
import { classActor } from '#core/competitions/competitions/class-roles.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { classEntriesWith } from '#core/events/class-entries/fresh-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { sheetFor } from '#shared/competitions/score-sheets/sheet-for.ts'
import { AppError } from '#shared/errors.ts'
import { entryNotFound, type SheetOf } from './sheet-work.ts'

/**
 * The sheets of an entry as the caller may see them: all for the head judge and organizers, a judge’s own, and for the
 * entrant what was submitted, once places are out.
 */
export async function readSheets(
  actor: Pick<Actor, 'userId' | 'user'>,
  { eventId, classKey, entryId }: SheetOf,
): Promise<ScoreSheet[]> {
  const { event, of } = await classAt(eventId, classKey)
  const { roles } = await classActor(actor, event, classKey)
  const isLeading = roles.includes('head_judge') || roles.includes('organizer')
  const entry = (await classEntriesWith(eventId, classKey, [entryId])).find((one) => one.entryId === entryId)
  const isEntrant = entry !== undefined && entry.userId === actor.userId
  if (roles.length === 0 && !isEntrant)
    throw new AppError('not_found', 'not_staff', 'Only the organizers and judges of this class can do this.')
  if (!entry) throw entryNotFound()
  const sheets = await sheetsOf(eventId, classKey, entryId)
  const isOut = of.revision > 0 && of.state !== 'running'
  const reader = { userId: actor.userId, isHeadJudge: roles.includes('head_judge'), isEntrant }
  return sheets
    .filter(({ judgeId, status }) =>
      isEntrant ? isOut && status === 'submitted' : isLeading || judgeId === actor.userId,
    )
    .map((sheet) => sheetFor(sheet, reader))
}
