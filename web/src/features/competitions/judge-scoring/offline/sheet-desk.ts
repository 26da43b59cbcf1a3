import type { ScoreSheet, ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { deviceQueue } from '#web/features/platform/offline/device-queue.ts'
import { type OpenDrafts, openDrafts } from './draft-database.ts'
import { newItem } from './new-item.ts'
import { entryKey, type ScoringItem, type SheetOf } from './scoring-item.ts'
import { noFields, openedDraft, type SheetDraft, savedDraft } from './sheet-draft.ts'

type SheetDesk = {
  person: string
  queue: Pick<ReturnType<typeof deviceQueue<ScoringItem>>, 'add' | 'dismiss' | 'takeBack'>
  itemsOf: (id: string) => readonly ScoringItem[]
  onDrafts: (drafts: Record<string, SheetDraft>) => void
}

const pauseMs = 1500

/** The sheets of one judge on this device: kept at each tap, saved to the server a moment later, in order. */
export function sheetDesk({ person, queue, itemsOf, onDrafts }: SheetDesk) {
  let database: OpenDrafts | undefined
  let drafts: Record<string, SheetDraft> = {}
  const timers = new Map<string, { timer: ReturnType<typeof setTimeout>; of: SheetOf }>()

  async function write(draft: SheetDraft): Promise<void> {
    drafts = { ...drafts, [draft.id]: draft }
    onDrafts(drafts)
    await database?.write(draft)
  }

  const draftOf = (id: string): SheetDraft =>
    drafts[id] ?? { id, fields: noFields, baseVersion: 0, isDirty: false }

  /** The newest draft takes the place of one that waits and that the server cannot have. */
  async function enqueue(of: SheetOf): Promise<void> {
    const id = entryKey(of)
    timers.delete(id)
    const { fields, scanUploadId } = draftOf(id)
    const untried = itemsOf(id).filter(
      (item) => item.kind === 'sheet' && item.state === 'waiting' && !item.wasTried,
    )
    await queue.add(
      { ...newItem(of), heldUntil: undefined, kind: 'sheet', fields, ...(scanUploadId && { scanUploadId }) },
      untried.map((item) => item.id),
    )
  }

  function soon(of: SheetOf): void {
    const id = entryKey(of)
    clearTimeout(timers.get(id)?.timer)
    timers.set(id, { of, timer: setTimeout(() => void enqueue(of), pauseMs) })
  }

  /** Saves now what would be saved in a moment. */
  async function save(id: string): Promise<void> {
    const waiting = timers.get(id)
    if (!waiting) return
    clearTimeout(waiting.timer)
    await enqueue(waiting.of)
  }

  return {
    async open(): Promise<void> {
      database = await openDrafts(person)
      drafts = Object.fromEntries((await database.all()).map((draft) => [draft.id, draft]))
      onDrafts(drafts)
    },
    /** Sends the unsent taps of an earlier page. */
    async sendLeft(): Promise<void> {
      for (const { id, isDirty, of } of Object.values(drafts))
        if (isDirty && of && itemsOf(id).length === 0) await enqueue(of)
    },
    saveAll(): void {
      for (const id of timers.keys()) void save(id)
    },
    async edit(of: SheetOf, change: (fields: ScoreSheetFields) => ScoreSheetFields): Promise<void> {
      const draft = draftOf(entryKey(of))
      soon(of)
      await write({ ...draft, of, fields: change(draft.fields), isDirty: true })
    },
    async attach(of: SheetOf, scanUploadId: string): Promise<void> {
      await write({ ...draftOf(entryKey(of)), of, scanUploadId, isDirty: true })
      soon(of)
    },
    async submit(of: SheetOf): Promise<void> {
      const id = entryKey(of)
      await save(id)
      const draft = draftOf(id)
      const isSaved = draft.baseVersion > 0 || itemsOf(id).some(({ kind }) => kind === 'sheet')
      if (!isSaved) await enqueue(of)
      await queue.add({ ...newItem(of), kind: 'submit' })
    },
    /** A sheet as the server has just said it is. */
    async read(of: SheetOf, sheet: ScoreSheet | undefined): Promise<void> {
      const id = entryKey(of)
      // The items on their way were made from the previous version.
      if (itemsOf(id).length > 0 || timers.has(id)) return
      await write(openedDraft(id, drafts[id], sheet))
    },
    /** Stores the judge's choice between two versions as a new one, over the other device’s. */
    async choose(of: SheetOf, fields: ScoreSheetFields, theirs: ScoreSheet): Promise<void> {
      const id = entryKey(of)
      await write({ ...draftOf(id), of, fields, baseVersion: theirs.version, sheet: theirs, isDirty: true })
      await queue.dismiss(...itemsOf(id).map((item) => item.id))
      await enqueue(of)
    },
    baseVersionOf: async (item: ScoringItem): Promise<number> => draftOf(entryKey(item)).baseVersion,
    onSheet: (item: ScoringItem, sheet: ScoreSheet): Promise<void> =>
      write(savedDraft(draftOf(entryKey(item)), sheet)),
    close(): void {
      for (const { timer } of timers.values()) clearTimeout(timer)
      database?.close()
    },
  }
}
