import type { MatchAt, MatchMeasured } from '#shared/competitions/brackets/bracket.ts'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import type { Run, RunFields } from '#shared/competitions/runs/run.ts'
import type { ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { Queued } from '#web/features/platform/offline/queued.ts'

export type ClassOf = Pick<ClassWork['of'], 'eventId' | 'classKey'>
export type EntryOf = ClassOf & Pick<WorkEntry, 'entryId'>

/** An entry with the words by which people know it. */
export type SheetOf = EntryOf & Pick<WorkEntry, 'number' | 'name'>

type Of = Queued & SheetOf

/** Who won a match between these sides, by these readings or without a run. */
export type MatchItem = {
  at: MatchAt
  sides: [WorkEntry['entryId'], WorkEntry['entryId']]
  winnerId: WorkEntry['entryId']
  measured?: MatchMeasured | undefined
}

/** One thing that a judge or a lane did to an entry. */
export type ScoringItem = Of &
  (
    | { kind: 'run'; runId: Run['id']; run: RunFields }
    /** The entry is the winner. `title` says which match it is. */
    | { kind: 'match'; title: string; match: MatchItem }
    | { kind: 'absent'; absent: boolean }
    | { kind: 'to_end' }
    | { kind: 'sheet'; fields: ScoreSheetFields; scanUploadId?: string | undefined }
    | { kind: 'submit' }
  )

/** The key of a queue item's subject, which also names its draft: one entry of one class. */
export const entryKey = ({ eventId, classKey, entryId }: EntryOf): string =>
  `${eventId} ${classKey} ${entryId}`
export const classOfKey = ({ eventId, classKey }: ClassOf): string => `${eventId} ${classKey}`

/** What must be sent in order: the actions on an entry, and the matches of a class, because a final follows from them. */
export const targetKey = (item: ScoringItem): string =>
  item.kind === 'match' ? `${classOfKey(item)} bracket` : entryKey(item)

/** Returns what names a sheet of an entry on this device. */
export const sheetOf = (
  { eventId, classKey }: ClassOf,
  { entryId, name, number }: Pick<WorkEntry, 'entryId' | 'name' | 'number'>,
): SheetOf => ({ eventId, classKey, entryId, name, number })
