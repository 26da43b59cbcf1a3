import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MatchMeasured } from '#shared/competitions/brackets/bracket.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import {
  keepsFocus,
  useScoringKeys,
} from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { type FoldedEntry, rulesOf } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { newItem } from '#web/features/competitions/judge-scoring/offline/new-item.ts'
import { sheetOf } from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'
import type { ScoringStore } from '#web/features/competitions/judge-scoring/offline/scoring-store.ts'
import { Keypad } from '#web/features/competitions/runs/lane/keypad.tsx'
import { type LaneKey, shownDb } from '#web/features/competitions/runs/lane/lane-pad.ts'
import { buzz } from '#web/features/platform/offline/buzz.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { LaneMatch } from './fold-bracket.ts'
import { MatchCar } from './match-car.tsx'
import { outWords } from './out-words.ts'
import { chooseSide, isComplete, noReadings, outcomeOf, pressMatchKey, type Readings } from './readings.ts'

type MatchEntryProps = {
  store: ScoringStore
  work: ClassWork
  entries: readonly FoldedEntry[]
  match: LaneMatch
  undo: ReactNode
  onClose: () => void
}

const both = ['a', 'b'] as const

/** One match at the lane: the reading of each side, from which the winner follows, or who advances without a run. */
export function MatchEntry({ store, work, entries, match, undo, onClose }: MatchEntryProps) {
  const [readings, setReadings] = useState(noReadings)
  const { at, sides, title } = match
  const [a, b] = sides.map((side) => entries.find(({ entryId }) => entryId === side))
  const outs = [a, b].filter((entry) => entry && outWords(entry))
  const refusal =
    workRefusal(work.of)?.message ??
    a?.refusal ??
    b?.refusal ??
    (work.roles.some((role) => role !== 'judge') ? undefined : 'The people at the lane record matches.')
  const isShut = !a || !b || refusal !== undefined || outs.length > 0
  const counts = (measuredHundredths: number) => {
    const kept = keptOf({ measuredHundredths, violations: [] }, rulesOf(work))
    return kept.keptHundredths + kept.bonusHundredths
  }
  const outcome = isComplete(readings)
    ? outcomeOf(match, readings.measured, counts, work.format.betterIs)
    : undefined
  const winner =
    outcome && 'winnerId' in outcome ? entries.find(({ entryId }) => entryId === outcome.winnerId) : undefined

  function save(entry: FoldedEntry, measured: MatchMeasured | undefined): void {
    buzz('ok')
    void store.add({
      ...newItem(sheetOf(work.of, entry)),
      kind: 'match',
      title,
      match: { at, sides: [...sides], winnerId: entry.entryId, ...(measured && { measured }) },
    })
    onClose()
  }

  function press(key: LaneKey): void {
    if (isShut) return
    if (key === 'enter' && winner) save(winner, readings.measured)
    else if (key === 'enter' && outcome) setReadings(noReadings)
    else take(pressMatchKey(readings, key))
  }

  function take(next: Readings): void {
    if (next.pad.problem) buzz('bad')
    if (next.pad.question) buzz('pay')
    setReadings(next)
  }

  useScoringKeys((key) => {
    if (/^\d$/.test(key)) press({ digit: key })
    else if (key === '.' || key === ',') press('mark')
    else if (key === 'Enter') press('enter')
    else if (key === 'Backspace') press('back')
    else if (key === 'ArrowLeft' || key === 'ArrowRight')
      setReadings(chooseSide(readings, key === 'ArrowLeft' ? 'a' : 'b'))
    else return false
    return true
  })

  const shownOf = (side: 'a' | 'b') => {
    const { pad, measured } = readings
    const reading = measured[side]
    if (reading !== undefined) return showHundredths(reading)
    return shownDb(side === readings.side ? pad.db : '')
  }
  const { question, problem } = readings.pad
  const enterLabel = question ? 'Yes' : winner ? 'Save match' : outcome ? 'Run again' : 'Continue'
  const said =
    question ??
    problem ??
    (winner ? `${carOf(winner)} wins.` : outcome && 'tied' in outcome ? outcome.tied : '')
  return (
    <div className="lane-stage">
      <div className="lane-column">
        <header className="lane-head grid gap-2">
          <div className="flex items-center gap-2">
            <IconButton
              label="All matches"
              icon={<ChevronLeft className="size-6" aria-hidden="true" />}
              className="min-h-11"
              onClick={onClose}
            />
            <h2 className="min-w-0 font-semibold wrap-anywhere">{title}</h2>
          </div>
          <MatchCar entry={a} />
          <MatchCar entry={b} />
        </header>
        {refusal && <p className="banner tone-warning text-ink">{refusal}</p>}
        {!refusal &&
          outs.map(
            (entry) =>
              entry && (
                <p key={entry.entryId} className="banner tone-warning text-ink">
                  {carOf(entry)} {outWords(entry)}.
                </p>
              ),
          )}
        <section aria-label="Score" className="lane-dock">
          {undo}
          <div className="flex gap-2">
            {both.map((side) => (
              <button
                key={side}
                type="button"
                aria-pressed={readings.side === side}
                disabled={isShut}
                {...keepsFocus}
                onClick={() => setReadings(chooseSide(readings, side))}
                className={cx(
                  'display lane-display flex min-w-0 grow items-baseline justify-between gap-1.5 px-3',
                  readings.side === side && 'border-ink outline-2 -outline-offset-2 outline-ink',
                )}
              >
                <span className="text-sm text-dim">{`#${(side === 'a' ? a : b)?.number ?? '–'}`}</span>
                <span className={cx('readout', shownOf(side) === shownDb('') && 'text-dim')}>
                  {shownOf(side)}
                </span>
                <span className="text-dim">dB</span>
              </button>
            ))}
          </div>
          <p
            role="alert"
            className={cx(
              'lane-said font-semibold',
              question ? 'text-warn-ink' : winner ? 'text-ok-ink' : 'text-clip-ink',
            )}
          >
            {said}
          </p>
          <Keypad disabled={isShut} enterLabel={enterLabel} onKey={press} />
        </section>
        {!refusal && a && b && (
          <div className="grid gap-2">
            {outs.length === 0 && (
              <p className="text-sm text-dim">If a side does not run, choose who advances.</p>
            )}
            {[a, b]
              .filter((entry) => !outWords(entry))
              .map((entry) => (
                <Button
                  key={entry.entryId}
                  className="min-h-12"
                  variant={outs.length > 0 ? 'primary' : 'secondary'}
                  {...keepsFocus}
                  onClick={() => save(entry, undefined)}
                >
                  {carOf(entry)} advances without a run
                </Button>
              ))}
          </div>
        )}
      </div>
    </div>
  )
}

const carOf = ({ number, name }: FoldedEntry): string => `${number === undefined ? '' : `#${number} `}${name}`
