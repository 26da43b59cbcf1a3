import { type ReactNode, useEffect, useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { getSheet } from '#shared/competitions/score-sheets/contract.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { submitRefusal } from '#shared/competitions/score-sheets/sheet-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { itemsOf, type Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { useScoringKeys } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import type { FoldedEntry } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { entryKey, sheetOf } from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'
import type { ScoringStore } from '#web/features/competitions/judge-scoring/offline/scoring-store.ts'
import { noFields, withValue } from '#web/features/competitions/judge-scoring/offline/sheet-draft.ts'
import { useReopenSheet } from '#web/features/competitions/score-sheets/api/sheet-commands.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { buzz } from '#web/features/platform/offline/buzz.ts'
import { call } from '#web/lib/call.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ScanField } from './scan-field.tsx'
import { SheetConflict } from './sheet-conflict.tsx'
import { SheetFields } from './sheet-fields.tsx'
import { usePresence } from './use-presence.ts'

type SheetEntryProps = {
  store: ScoringStore
  state: ReturnType<ScoringStore['state']>
  work: ClassWork
  rubric: Rubric
  entry: FoldedEntry
  judgeId: string
  refusal: string | undefined
  /** What was done last, which can be undone. */
  undo: ReactNode
}

const ownReopenMinutes = 10

/** A judge’s sheet of an entry: kept on the device at each tap, saved a moment later, and submitted when it is whole. */
export function SheetEntry({ store, state, work, rubric, entry, judgeId, refusal, undo }: SheetEntryProps) {
  const of = sheetOf(work.of, entry)
  const id = entryKey(of)
  const draft = state.drafts[id]
  const fields = draft?.fields ?? noFields
  const sheet = draft?.sheet
  const [missing, setMissing] = useState<string>()
  const [current, setCurrent] = useState(0)
  const [theirs, setTheirs] = useState<ScoreSheet>()
  const items = itemsOf(rubric)
  const own = state.queue.filter((item) => entryKey(item) === id)
  const isChanged = own.some(({ state: at, code }) => at === 'attention' && code === 'sheet_changed')
  const isSubmitted = sheet?.status === 'submitted' || entry.isSubmittedHere
  const head = entry.sheets.find((one) => one.judgeId === judgeId)
  // It was started on another device, and this one has not read it yet.
  const isUnread = !draft && head !== undefined
  const isShut = refusal !== undefined || isSubmitted || isChanged || isUnread
  const others = usePresence(of, refusal === undefined && state.isHeard)

  const readOwn = async (): Promise<ScoreSheet | undefined> => {
    const { eventId, classKey, entryId } = of
    const { items: found } = await call(getSheet, { params: { eventId, classKey, entryId } })
    return found.find((one) => one.judgeId === judgeId)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each entry and each version of its sheet
  useEffect(() => {
    if (refusal !== undefined) return
    let isOver = false
    void readOwn().then(
      (found) => {
        if (!isOver) void store.sheets.read(of, found)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [store, id, head?.version, refusal])

  const reopen = useReopenSheet()
  const reopenOwn = usePress(async () => {
    const submit = own.find(({ kind, state: at }) => kind === 'submit' && at === 'waiting')
    if (submit && (await store.takeBack(submit.id))) return
    const params = { ...of, judgeId: judgeId as ScoreSheet['judgeId'] }
    await reopen
      .mutateAsync({ params, body: { reason: '' } })
      .then((next) => store.sheets.read(of, next), toastFailure)
  })

  const compare = usePress(() =>
    readOwn().then(
      (found) => (found ? setTheirs(found) : undefined),
      (error: unknown) => toastFailure(error),
    ),
  )

  const goTo = (index: number) => {
    const next = items[index]
    if (!next) return
    setCurrent(index)
    document.getElementById(`item-${next.key}`)?.scrollIntoView({ block: 'center' })
  }
  useScoringKeys((key) => {
    if (key === 'ArrowRight') goTo(current + 1)
    else if (key === 'ArrowLeft') goTo(current - 1)
    else return false
    return true
  })

  function submit(): void {
    const problem = submitRefusal(rubric, { ...fields, status: sheet?.status ?? 'draft' })
    setMissing(problem?.message)
    buzz(problem ? 'bad' : 'ok')
    if (!problem) return void store.sheets.submit(of)
    const index = items.findIndex(({ key }) => problem.path === `values.${key}`)
    if (index >= 0) goTo(index)
  }

  const open = items.filter(({ key }) => fields.values[key] === undefined).length
  const mayReopen =
    entry.isSubmittedHere ||
    (sheet?.submittedAt !== undefined &&
      serverTime() < addTime(sheet.submittedAt, { minutes: ownReopenMinutes }))
  return (
    <>
      <section aria-label="Sheet" className="grid gap-3">
        {refusal && <p className="banner tone-danger text-ink">{refusal}</p>}
        {isUnread && !refusal && (
          <p className="banner tone-warning text-ink">
            {state.isHeard
              ? 'Reading this sheet...'
              : 'This sheet was started on another device. It opens here as soon as there is a connection.'}
          </p>
        )}
        {others > 0 && !isSubmitted && (
          <p className="banner tone-info text-ink">This sheet is also open on another tablet.</p>
        )}
        {isChanged && (
          <div className="banner tone-danger flex-wrap">
            <p className="min-w-56 flex-1 text-ink">This sheet was changed on another device.</p>
            <Button className="min-h-12" onClick={compare}>
              Compare and choose
            </Button>
          </div>
        )}
        {sheet?.status === 'reopened' && (
          <p className="banner tone-info text-ink">
            This sheet is open again{sheet.reopened?.reason ? `: ${sheet.reopened.reason}` : '.'}
          </p>
        )}
        <SheetFields
          rubric={rubric}
          fields={fields}
          current={items[current]?.key}
          disabled={isShut}
          onValue={(key, value) => {
            setCurrent(items.findIndex((item) => item.key === key))
            setMissing(undefined)
            void store.sheets.edit(of, (before) => withValue(before, key, value))
          }}
          onChange={(change) => void store.sheets.edit(of, change)}
        />
        <ScanField
          scanUrl={sheet?.scanUrl}
          disabled={isShut}
          isOffline={!state.isHeard}
          onUploaded={(uploadId) => void store.sheets.attach(of, uploadId)}
        />
      </section>
      <div className="lane-dock">
        {undo}
        <p role="alert" className="lane-said font-semibold text-clip-ink">
          {missing}
        </p>
        {isSubmitted ? (
          <div className="banner tone-success py-1">
            <p className="min-w-0 flex-1 text-ink">
              {entry.isSubmittedHere ? 'Submitted. Saved on this tablet.' : 'Submitted. Sent.'}
            </p>
            {mayReopen && (
              <Button className="min-h-12" busy={reopen.isPending} onClick={reopenOwn}>
                Open it again
              </Button>
            )}
          </div>
        ) : (
          <Button variant="primary" size="lg" className="lane-key" disabled={isShut} onClick={submit}>
            Submit sheet{open > 0 && ` (${open} left)`}
          </Button>
        )}
      </div>
      {theirs && (
        <SheetConflict
          rubric={rubric}
          mine={fields}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onChoose={(chosen) => {
            setTheirs(undefined)
            void store.sheets.choose(of, chosen, theirs)
          }}
        />
      )}
    </>
  )
}
