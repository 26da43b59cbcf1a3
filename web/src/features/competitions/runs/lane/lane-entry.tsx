import { type ReactNode, useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { newId } from '#shared/ids.ts'
import {
  keepsFocus,
  useScoringKeys,
} from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { type FoldedEntry, nextRunNo } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { newItem } from '#web/features/competitions/judge-scoring/offline/new-item.ts'
import { sheetOf } from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'
import type { ScoringStore } from '#web/features/competitions/judge-scoring/offline/scoring-store.ts'
import { buzz } from '#web/features/platform/offline/buzz.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Keypad } from './keypad.tsx'
import { emptyPad, goesToHz, type Keyed, type LaneKey, pressKey, shownDb, shownHz } from './lane-pad.ts'

type LaneEntryProps = {
  store: ScoringStore
  work: ClassWork
  entry: FoldedEntry
  /** The reason that nothing can be scored here now. */
  refusal: string | undefined
  /** What was done last, which can be undone. */
  undo: ReactNode
  onNext: () => void
}

const fields = { db: 'dB', hz: 'Hz' } as const

/** Scores an entry by a meter: digits and Enter alone are enough. */
export function LaneEntry({ store, work, entry, refusal, undo, onNext }: LaneEntryProps) {
  const [pad, setPad] = useState(emptyPad)
  const [isNaming, setNaming] = useState(false)
  const needsHz = work.format.bonus.length > 0 || work.format.maxFrequencyHz !== undefined
  const runNo = nextRunNo(entry.runs, work)
  const isDone = runNo === undefined
  const isShut = isDone || refusal !== undefined

  function record(keyed: Keyed, no: number): void {
    const item = newItem(sheetOf(work.of, entry))
    const { deviceAt } = item
    const run = { entryId: entry.entryId, runNo: no, ...keyed, measuredAt: deviceAt, deviceAt }
    buzz('ok')
    setNaming(false)
    void store.add({
      ...item,
      kind: 'run',
      runId: newId('run', deviceAt),
      run: { ...run, ...(work.of.laneId && { laneId: work.of.laneId }) },
    })
  }

  function press(key: LaneKey): void {
    const isEmpty = pad.db === '' && pad.hz === ''
    // With nothing keyed in, Enter moves on to the next entry as soon as this one has a run.
    const goesOn = key === 'enter' && (isShut || (isEmpty && entry.runs.length > 0))
    if (goesOn) onNext()
    if (goesOn || isShut) return
    const next = pressKey(pad, key, { needsHz })
    setPad(next.pad)
    if (next.pad.problem) buzz('bad')
    if (next.pad.question) buzz('pay')
    if (next.keyed) record(next.keyed, runNo)
  }

  useScoringKeys((key) => {
    if (/^\d$/.test(key)) press({ digit: key })
    else if (key === '.' || key === ',') press('mark')
    else if (key === 'Enter') press('enter')
    else if (key === 'Backspace') press('back')
    else if (key === 'v') setNaming(!isNaming && !isShut)
    else if (needsHz && (key === 'ArrowLeft' || key === 'ArrowRight'))
      press({ field: key === 'ArrowLeft' ? 'db' : 'hz' })
    else return false
    return true
  })

  const saves = pad.question ? 'Yes, save' : `Save run${runNo === undefined ? '' : ` ${runNo}`}`
  const enterLabel = goesToHz(pad, { needsHz }) ? 'Continue to Hz' : saves
  const shown = { db: shownDb(pad.db), hz: shownHz(pad.hz) }
  const said = pad.question ?? pad.problem ?? ''
  return (
    <section aria-label="Score" className="lane-dock">
      {undo}
      {refusal && <p className="banner tone-warning py-1 text-ink">{refusal}</p>}
      {isDone && !refusal && <p className="banner tone-info py-1 text-ink">No runs left</p>}
      <div className="flex gap-2">
        {(needsHz ? (['db', 'hz'] as const) : (['db'] as const)).map((field) => (
          <button
            key={field}
            type="button"
            aria-pressed={pad.field === field}
            disabled={isShut}
            {...keepsFocus}
            onClick={() => press({ field })}
            className={cx(
              'display lane-display flex min-w-0 grow items-baseline justify-end gap-1.5 px-3',
              pad.field === field && 'border-ink outline-2 -outline-offset-2 outline-ink',
            )}
          >
            <span className={cx('readout', pad[field] === '' && 'text-dim')}>{shown[field]}</span>
            <span className="text-dim">{fields[field]}</span>
          </button>
        ))}
        {!isShut && work.violations.length > 0 && (
          <Button
            className="min-h-12 px-2"
            aria-expanded={isNaming}
            {...keepsFocus}
            onClick={() => setNaming(!isNaming)}
          >
            Violation{pad.violations.length > 0 && ` (${pad.violations.length})`}
          </Button>
        )}
      </div>
      <p
        role="alert"
        className={cx('lane-said font-semibold', pad.question ? 'text-warn-ink' : 'text-clip-ink')}
      >
        {said}
      </p>
      {!isShut && isNaming && (
        <fieldset className="lane-violations grid grid-cols-2 gap-1.5">
          <legend className="sr-only">Violations of this run</legend>
          {work.violations.map(({ code, name }) => (
            <Button
              key={code}
              className="min-h-12 px-2"
              variant={pad.violations.includes(code) ? 'danger' : 'secondary'}
              aria-pressed={pad.violations.includes(code)}
              {...keepsFocus}
              onClick={() => press({ violation: code })}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <Keypad disabled={isShut} enterLabel={enterLabel} onKey={press} />
      <Button size="lg" className="lane-next min-h-14" {...keepsFocus} onClick={onNext}>
        Next entry
      </Button>
    </section>
  )
}
