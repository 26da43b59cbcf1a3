import { CircleAlert, CircleCheck, HardDriveDownload } from 'lucide-react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { keepsFocus } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { type FoldedEntry, scoreHere } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'

type RunOrderProps = {
  work: ClassWork
  entries: readonly FoldedEntry[]
  current: FoldedEntry | undefined
  onChoose: (entry: FoldedEntry) => void
}

/** Says in a few words how far an entry is. */
function progressOf(entry: FoldedEntry, work: ClassWork): string {
  if (entry.isAbsent) return 'Absent'
  if (isJudged(work.format)) {
    const done = entry.sheets.filter(({ status }) => status === 'submitted').length
    return `${done} of ${work.format.judges} sheets`
  }
  const used = usedRuns(entry.runs).length
  const score = scoreHere(entry.runs, work)
  const runs = `${used} of ${work.of.runsAllowed} runs`
  return score ? `${showScore(score.score)} · ${runs}` : runs
}

/** The queue of a class in run order, with what has reached the server and what waits. */
export function RunOrder({ work, entries, current, onChoose }: RunOrderProps) {
  return (
    <Panel flush title="Run order">
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <button
              type="button"
              aria-current={entry === current || undefined}
              {...keepsFocus}
              onClick={() => onChoose(entry)}
              className={cx(
                'flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-raised',
                entry === current && 'bg-raised',
              )}
            >
              <span className="readout w-10 shrink-0 text-xl font-semibold">{entry.number ?? '–'}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{entry.name}</span>
                <span className="block text-sm text-dim">{progressOf(entry, work)}</span>
              </span>
              <EntryMark entry={entry} />
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Uses a shape and a word, and is never green for work that the server has not taken. */
function EntryMark({ entry }: { entry: FoldedEntry }) {
  if (entry.attention > 0)
    return (
      <span className="text-clip-ink">
        <CircleAlert className="size-5" aria-hidden="true" />
        <span className="sr-only">Needs attention</span>
      </span>
    )
  if (entry.waiting > 0)
    return (
      <span className="text-warn-ink">
        <HardDriveDownload className="size-5" aria-hidden="true" />
        <span className="sr-only">Saved on this tablet</span>
      </span>
    )
  return entry.score || entry.runs.length > 0 ? (
    <span className="text-ok-ink">
      <CircleCheck className="size-5" aria-hidden="true" />
      <span className="sr-only">Sent</span>
    </span>
  ) : null
}
