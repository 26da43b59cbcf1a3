// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { correctionRefusal, workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { classParams, useCallNext } from '#web/features/competitions/competitions/api/class-commands.ts'
import { RunOrder } from '#web/features/competitions/runs/components/run-order.tsx'
import { useRunDialogs } from '#web/features/competitions/runs/components/use-run-dialogs.tsx'
import { LaneEntry } from '#web/features/competitions/runs/lane/lane-entry.tsx'
import { RunRows } from '#web/features/competitions/runs/lane/run-rows.tsx'
import { DeclareConflict } from '#web/features/competitions/score-sheets/components/declare-conflict.tsx'
import { SheetEntry } from '#web/features/competitions/score-sheets/sheet/sheet-entry.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { buzz } from '#web/features/platform/offline/buzz.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { type FoldedEntry, foldWork } from '../offline/fold-work.ts'
import { newItem } from '../offline/new-item.ts'
import { sheetOf } from '../offline/scoring-item.ts'
import { EntryHead } from './entry-head.tsx'
import { firstLeft } from './first-left.ts'
import { loadHeadJudge } from './load-parts.ts'
import { totalWords } from './total-words.ts'
import { UndoBar } from './undo-bar.tsx'
import type { Scoring } from './use-scoring.ts'
import { keepsFocus, useScoringKeys } from './use-scoring-keys.ts'
import { useUndo } from './use-undo.ts'
import './lane-stage.css'

const HeadJudgePanel = lazy(async () => ({ default: (await loadHeadJudge()).HeadJudgePanel }))

type ClassScreenProps = {
  scoring: Scoring
  work: ClassWork
  entryId: string | undefined
  onEntry: (entryId: string) => void
  /** Leads back to the matches of a class whose bracket is drawn. */
  onMatches: (() => void) | undefined
}

/** One class: one entry at a time, large, and the queue beside or below it. */
export function ClassScreen({ scoring, work, entryId, onEntry, onMatches }: ClassScreenProps) {
  const { store, state } = scoring
  useWakeLock()
  useRefusalBuzz(state.queue.filter((item) => item.state === 'attention').length)
  const session = useSession()
  const judgeId = session.status === 'signed-in' ? session.me.id : (storedUser() ?? '')
  const entries = foldWork(work, state.queue)
  // The entry is chosen once: the screen never moves on by itself.
  const [begin] = useState(() => firstLeft(entries, work, judgeId)?.entryId)
  const position = Math.max(
    0,
    entries.findIndex((one) => one.entryId === (entryId ?? begin)),
  )
  const entry = entries[position]
  const isHead = work.roles.includes('head_judge')
  const dialogs = useRunDialogs(work, entry, store)
  const shut = workRefusal(work.of)?.message
  const { last, undo } = useUndo(scoring, work.of)
  const move = (step: 1 | -1) => {
    const next = entries[position + step]
    if (next) onEntry(next.entryId)
  }
  useScoringKeys((key) => {
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'u') undo()
    else return false
    return true
  })
  if (!entry)
    return (
      <EmptyState title="No one is in this class yet">
        <p>Entries appear here as soon as they are in.</p>
      </EmptyState>
    )
  const gone = entry.status === 'in' ? undefined : 'This entry has left the class.'
  const refusal = shut ?? entry.refusal ?? gone
  const undoBar = <UndoBar item={last} onUndo={undo} />
  return (
    <div className="lane-stage">
      <div className="lane-column">
        <EntryHead
          entry={entry}
          position={position}
          count={entries.length}
          total={totalWords(work, entry, state.drafts)}
          onMove={move}
        />
        {onMatches && (
          <Button className="min-h-12" {...keepsFocus} onClick={onMatches}>
            Matches of the bracket
          </Button>
        )}
        {work.of.holdReason && (
          <p className="banner tone-warning text-ink wrap-anywhere">On hold: {work.of.holdReason}</p>
        )}
        {isJudged(work.format) && work.rubric ? (
          <SheetEntry
            key={entry.entryId}
            store={store}
            state={state}
            work={work}
            rubric={work.rubric}
            entry={entry}
            judgeId={judgeId}
            refusal={refusal}
            undo={undoBar}
          />
        ) : (
          <>
            <RunRows
              work={work}
              entry={entry}
              {...(isHead && !correctionRefusal(work.of) && dialogs.actions)}
            />
            <LaneEntry
              key={entry.entryId}
              store={store}
              work={work}
              entry={entry}
              refusal={refusal}
              undo={undoBar}
              onNext={() => move(1)}
            />
          </>
        )}
        {!shut && !gone && (
          <div className="grid gap-2 sm:grid-cols-2">
            <Button
              className="min-h-12"
              {...keepsFocus}
              onClick={() =>
                void store.add({
                  ...newItem(sheetOf(work.of, entry)),
                  kind: 'absent',
                  absent: !entry.isAbsent,
                })
              }
            >
              {entry.isAbsent ? 'Mark present' : 'Mark absent'}
            </Button>
            <Button
              className="min-h-12"
              disabled={position === entries.length - 1}
              {...keepsFocus}
              onClick={() => {
                void store.add({ ...newItem(sheetOf(work.of, entry)), kind: 'to_end' })
                const next = entries[position + 1]
                if (next) onEntry(next.entryId)
              }}
            >
              Send to back
            </Button>
          </div>
        )}
        {!shut && work.roles.some((role) => role !== 'organizer') && (!gone || entry.hasConflict) && (
          <DeclareConflict
            // The element above it uses the id of the entry alone.
            key={`conflict-${entry.entryId}`}
            work={work}
            entry={entry}
            disabled={!state.isHeard}
            onDone={() => void store.readClass()}
          />
        )}
        {!shut && <CallNext work={work} entries={entries} isHeard={state.isHeard} />}
      </div>
      <div className="grid gap-6">
        <RunOrder
          work={work}
          entries={entries}
          current={entry}
          onChoose={(chosen) => {
            onEntry(chosen.entryId)
            scrollTo({ top: 0 })
          }}
        />
        {(isHead || work.roles.includes('organizer')) && (
          <Suspense fallback={null}>
            <HeadJudgePanel work={work} entry={entry} onDone={() => void store.readClass()} />
          </Suspense>
        )}
      </div>
      {dialogs.open}
    </div>
  )
}

type CallNextProps = { work: ClassWork; entries: readonly FoldedEntry[]; isHeard: boolean }

function CallNext({ work, entries, isHeard }: CallNextProps) {
  const command = useCallNext()
  const call = usePress(() =>
    command.mutateAsync(classParams(work.of)).then(({ called }) => {
      const numbers = called.map((id) => entries.find(({ entryId }) => entryId === id)?.number ?? '–')
      toast.success(numbers.length > 0 ? `Called: ${numbers.join(', ')}` : 'No one is left to call.')
    }, toastFailure),
  )
  return (
    <Button className="min-h-12" disabled={!isHeard} busy={command.isPending} {...keepsFocus} onClick={call}>
      Call the next three
    </Button>
  )
}

/** A refusal by the server is felt, even without looking. */
function useRefusalBuzz(refused: number): void {
  const before = useRef(refused)
  useEffect(() => {
    if (refused > before.current) buzz('bad')
    before.current = refused
  }, [refused])
}
