import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { UndoBar } from '#web/features/competitions/judge-scoring/components/undo-bar.tsx'
import type { Scoring } from '#web/features/competitions/judge-scoring/components/use-scoring.ts'
import {
  keepsFocus,
  useScoringKeys,
} from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { useUndo } from '#web/features/competitions/judge-scoring/components/use-undo.ts'
import { foldWork } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type LaneMatch, laneMatches, matchKey } from './fold-bracket.ts'
import { MatchCar } from './match-car.tsx'
import { MatchEntry } from './match-entry.tsx'

type BracketScreenProps = {
  scoring: Scoring
  work: ClassWork
  /** The key of the match that is open. */
  match: string | undefined
  onMatch: (match: string | undefined) => void
  /** Leads to the qualifying runs. */
  onRuns: () => void
}

/** A class whose bracket is drawn: the matches that can run now, and one of them, large. */
export function BracketScreen({ scoring, work, match, onMatch, onRuns }: BracketScreenProps) {
  useWakeLock()
  const { store, state } = scoring
  const matches = laneMatches(work, state.queue)
  const entries = foldWork(work, state.queue)
  const { last, undo } = useUndo(scoring, work.of)
  useScoringKeys((key) => {
    if (key === 'u') undo()
    return key === 'u'
  })
  const undoBar = <UndoBar item={last} onUndo={undo} />
  const chosen = matches.find(({ at, winnerId }) => matchKey(at) === match && winnerId === undefined)
  if (chosen)
    return (
      <MatchEntry
        key={matchKey(chosen.at)}
        store={store}
        work={work}
        entries={entries}
        match={chosen}
        undo={undoBar}
        onClose={() => onMatch(undefined)}
      />
    )
  const open = matches.filter(({ winnerId }) => winnerId === undefined)
  const decided = matches.filter(({ winnerId }) => winnerId !== undefined).toReversed()
  const entryOf = (id: string) => entries.find(({ entryId }) => entryId === id)
  return (
    <div className="lane-stage">
      <div className="lane-column">
        <h2 className="sr-only">Matches</h2>
        {open.length === 0 && (
          <p className="banner tone-info text-ink">
            {decided.length > 0 ? 'Every match is decided.' : 'No match can run yet.'}
          </p>
        )}
        {open.map((one) => (
          <button
            key={matchKey(one.at)}
            type="button"
            className="display grid gap-2 p-3 text-left"
            {...keepsFocus}
            onClick={() => onMatch(matchKey(one.at))}
          >
            <span className="label text-dim">{one.title}</span>
            {one.sides.map((side) => (
              <MatchCar key={side} entry={entryOf(side)} />
            ))}
          </button>
        ))}
        <Button className="min-h-12" onClick={onRuns}>
          Qualifying runs
        </Button>
        {decided.length > 0 && (
          <Panel flush title="Decided">
            <ol className="divide-y divide-line">
              {decided.map((one) => (
                <li key={matchKey(one.at)} className="grid gap-2 px-4 py-3">
                  <p className="flex flex-wrap items-center justify-between gap-2">
                    <span className="label text-dim">{one.title}</span>
                    <Badge tone={one.isUnsent ? 'warning' : 'success'}>
                      {one.isUnsent ? 'Saved on this tablet' : 'Sent'}
                    </Badge>
                  </p>
                  {one.sides.map((side, at) => (
                    <MatchCar
                      key={side}
                      entry={entryOf(side)}
                      isWinner={side === one.winnerId}
                      reading={readingOf(one, at === 0 ? 'a' : 'b')}
                    />
                  ))}
                </li>
              ))}
            </ol>
          </Panel>
        )}
        {last && <div className="lane-dock">{undoBar}</div>}
      </div>
    </div>
  )
}

const readingOf = ({ measured }: LaneMatch, side: 'a' | 'b'): string | undefined => {
  const reading = measured?.[side]
  return reading === undefined ? undefined : showHundredths(reading)
}
