import type { Match, MatchAt } from '#shared/competitions/brackets/bracket.ts'
import { undoUntil } from '#shared/competitions/brackets/match-refusal.ts'
import type { Out, OutReason } from '#shared/competitions/brackets/out-of-bracket.ts'
import { outWord } from '#shared/competitions/competitions/board-words.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useClock } from '#web/lib/use-clock.ts'
import { Button } from '#web/ui/button.tsx'

type BracketRoundProps = {
  work: ClassWork
  out: Out
  isOpen: boolean
  title: string
  round: MatchAt['round']
  matches: readonly Match[]
  busy: boolean
  onWinner: (at: MatchAt, winnerId: NonNullable<Match['a']>) => void
  onUndo: (at: MatchAt) => void
}

/** The matches of one round. */
export function BracketRound({
  work,
  out,
  isOpen,
  title,
  round,
  matches,
  busy,
  onWinner,
  onUndo,
}: BracketRoundProps) {
  const isAtWork = isOpen && work.roles.some((role) => role !== 'judge')
  const mayRecord = isAtWork && !busy
  const mayChange = mayRecord && work.roles.includes('head_judge')
  return (
    <section aria-label={title}>
      <h3 className="label mb-2 text-dim">{title}</h3>
      <ol className="grid gap-3 sm:grid-cols-2">
        {matches.map((match, number) => {
          const at = { round, match: number }
          const mayPress = match.winnerId === undefined ? mayRecord : mayChange
          const until = work.bracket && undoUntil(work.bracket, at)
          return (
            <li key={`match-${number.toString()}`} className="display grid gap-1 p-2">
              {[match.a, match.b].map((side, place) => (
                <Side
                  key={place === 0 ? 'a' : 'b'}
                  work={work}
                  round={round}
                  match={match}
                  side={side}
                  measured={place === 0 ? match.measured?.a : match.measured?.b}
                  out={side && out.get(side)}
                  mayPress={mayPress}
                  onWin={(id) => onWinner(at, id)}
                />
              ))}
              {until && isAtWork && (
                <UndoWinner until={until} title={title} busy={busy} onUndo={() => onUndo(at)} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type UndoWinnerProps = { until: string; title: string; busy: boolean; onUndo: () => void }

/** A slip is taken back while it is fresh. */
function UndoWinner({ until, title, busy, onUndo }: UndoWinnerProps) {
  if (useClock(serverNow) >= Date.parse(until)) return null
  return (
    <Button size="sm" className="min-h-12 justify-self-start" disabled={busy} onClick={onUndo}>
      Undo<span className="sr-only">: the winner in {title}</span>
    </Button>
  )
}

type SideProps = {
  work: ClassWork
  round: MatchAt['round']
  match: Match
  side: Match['a']
  measured: number | undefined
  out: OutReason | undefined
  mayPress: boolean
  onWin: (id: NonNullable<Match['a']>) => void
}

function Side({ work, round, match, side, measured, out, mayPress, onWin }: SideProps) {
  const entry = work.entries.find(({ entryId }) => entryId === side)
  const isAlone = (match.a === undefined) !== (match.b === undefined)
  const isWinner = side !== undefined && match.winnerId === side
  if (side && !entry) return <p className="px-2 py-3 text-sm text-dim">No longer in this class</p>
  if (!side || !entry)
    return (
      <p className="px-2 py-3 text-sm text-dim">
        {isAlone && (match.winnerId || round === 0) ? 'No opponent' : 'TBD'}
      </p>
    )
  const isPlayable = match.a !== undefined && match.b !== undefined
  const words = (
    <>
      <span className="readout mr-2 text-dim">{entry.number ?? '–'}</span>
      <span className={isWinner ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>{entry.name}</span>
      {measured !== undefined && <span className="readout ml-2">{showHundredths(measured)}</span>}
      {isWinner && isPlayable && <span className="ml-2 text-sm">won</span>}
      {out && <span className="ml-2 text-sm text-dim">{outWord({ status: out })}</span>}
    </>
  )
  if (!mayPress || !isPlayable || isWinner || out) return <p className="px-2 py-3">{words}</p>
  return (
    <button
      type="button"
      className="btn btn-ghost min-h-12 justify-start gap-0 px-2 text-left font-normal"
      onClick={() => onWin(side)}
    >
      {words}
      <span className="sr-only">{match.winnerId ? ': won this match instead' : ': won this match'}</span>
    </button>
  )
}
