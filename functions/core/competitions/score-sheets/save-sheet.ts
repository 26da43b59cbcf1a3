import { refuse } from '#core/competitions/competitions/refuse.ts'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import type { saveSheet as contract } from '#shared/competitions/score-sheets/contract.ts'
import type { ScoreSheet, ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import { draftRefusal } from '#shared/competitions/score-sheets/sheet-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { sheetRevisions } from './sheet-revisions.ts'
import { judgesWork, type SheetOf } from './sheet-work.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

type ScanUrl = ScoreSheet['scanUrl']
type Upload = { userId: string; uploadId: string | undefined; before: ScanUrl }

/** Commits a sheet with the picture of its paper: one that was uploaded, or the one it had. */
async function commitWithScan(
  { userId, uploadId, before }: Upload,
  writes: (scanUrl: ScanUrl) => Write[],
  now: string,
): Promise<void> {
  if (!uploadId) return commit(...writes(before))
  const nameFor = (contentType: string) => `${newId('pic', now)}.${extensions[contentType]}`
  await publishUpload({ userId, uploadId, purpose: 'score-sheet', nameFor }, ({ key }) => writes(key))
}

type Saving = {
  actor: Actor
  sheet: SheetOf
  body: BodyOf<typeof contract>
  remember: (sheet: ScoreSheet) => Write[]
}

export const sheetChanged = () =>
  new AppError('conflict', 'sheet_changed', 'This sheet was changed on another device.')

const isSame = (one: ScoreSheetFields, other: ScoreSheetFields) =>
  JSON.stringify([
    Object.entries(one.values).toSorted(),
    Object.entries(one.comments).toSorted(),
    one.privateNote,
  ]) ===
  JSON.stringify([
    Object.entries(other.values).toSorted(),
    Object.entries(other.comments).toSorted(),
    other.privateNote,
  ])

/**
 * Saves a judge’s sheet as a revision. One that was made from an earlier version is kept beside it and refused, so that
 * the judge chooses between the two.
 */
export async function saveSheet(
  { actor, sheet: of, body, remember }: Saving,
  now: string,
): Promise<ScoreSheet> {
  const { baseVersion, scanUploadId, deviceAt: _, ...fields } = body
  return untilUnchanged(async () => {
    const { at, rubric, entry } = await judgesWork(actor, of)
    refuse(draftRefusal(rubric, fields))
    const key = { ...entry, judgeId: actor.userId as ScoreSheet['judgeId'] }
    const before = await scoreSheets.get(key, { consistent: true })
    // A repeat after a lost answer is already there.
    if (before && before.version === baseVersion + 1 && isSame(before, fields) && !scanUploadId) return before
    const sheet = nextSheet({ ...key, ...fields }, before, now)
    if ((before?.version ?? 0) !== baseVersion) {
      await commit(sheetRevisions.put(sheet, { absent: true }))
      throw sheetChanged()
    }
    if (before?.status === 'submitted')
      throw new AppError('conflict', 'sheet_submitted', 'Ask the head judge to open this sheet again.')
    // Nothing was changed.
    if (before && isSame(before, fields) && !scanUploadId) return before
    let answer = sheet
    await commitWithScan(
      { userId: actor.userId, uploadId: scanUploadId, before: before?.scanUrl },
      (scanUrl) => {
        answer = { ...sheet, ...(scanUrl && { scanUrl }) }
        return [
          scoreSheets.put(answer, before ? { version: before.version } : { absent: true }),
          sheetRevisions.put(answer, { absent: true }),
          whileScoring(at, now, { correcting: before?.status === 'reopened' }),
          ...remember(answer),
        ]
      },
      now,
    )
    return answer
  })
}

type Written = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId' | 'judgeId'> & ScoreSheetFields

function nextSheet(written: Written, before: ScoreSheet | undefined, now: string): ScoreSheet {
  const { eventId, classKey, entryId, judgeId, values, comments, privateNote } = written
  const said = { eventId, classKey, entryId, judgeId, values, comments, privateNote }
  return {
    ...before,
    ...said,
    id: before?.id ?? newId('sht', now),
    status: before?.status === 'reopened' ? 'reopened' : 'draft',
    revision: (before?.revision ?? 0) + 1,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: (before?.version ?? 0) + 1,
  }
}
