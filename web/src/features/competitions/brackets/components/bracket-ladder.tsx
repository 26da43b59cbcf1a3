import type { CSSProperties } from 'react'
import { openRound, waysOn } from '#shared/competitions/brackets/board-bracket.ts'
import { roundName } from '#shared/competitions/brackets/round-name.ts'
import type { Board, BoardBracket, BoardMatch } from '#shared/competitions/competitions/board.ts'
import { outWord } from '#shared/competitions/competitions/board-words.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { cx } from '#web/ui/cx.ts'
import './bracket-ladder.css'

type Rows = Board['rows']
type BracketLadderProps = { bracket: BoardBracket; rows: Rows }

/** The matches of a bracket from the first round to the final, with what the meter read. */
export function BracketLadder({ bracket, rows }: BracketLadderProps) {
  const { rounds, thirdPlace } = bracket
  const ways = waysOn(bracket)
  const now = openRound(bracket)
  return (
    <div className="ladder" style={{ '--rounds': rounds.length } as CSSProperties}>
      {rounds.map((matches, round) => (
        <section
          key={`round-${round.toString()}`}
          aria-label={roundName(round, rounds.length)}
          className={cx(
            'ladder-round',
            round === now && 'ladder-now',
            round === 0 && 'ladder-first',
            round === rounds.length - 1 && 'ladder-last',
          )}
        >
          <h3 className="label">{roundName(round, rounds.length)}</h3>
          <ol>
            {matches.map((match, at) => (
              <Pair
                key={`match-${at.toString()}`}
                match={match}
                rows={rows}
                nobody={[0, 1].map((side) => round === 0 || ways[round - 1]?.[at * 2 + side] === null)}
              />
            ))}
          </ol>
        </section>
      ))}
      {thirdPlace && (
        <section aria-label="Third place" className="ladder-round ladder-third ladder-first ladder-last">
          <h3 className="label">Third place</h3>
          <ol>
            <Pair match={thirdPlace} rows={rows} nobody={[]} />
          </ol>
        </section>
      )}
    </div>
  )
}

type PairProps = {
  match: BoardMatch
  rows: Rows
  /** For each side: nobody comes. */
  nobody: readonly boolean[]
}

function Pair({ match, rows, nobody }: PairProps) {
  const { a, b, measured } = match
  return (
    <li className="ladder-match">
      <div className="ladder-sides">
        <Side match={match} side={a} measured={measured?.a} rows={rows} isNobody={nobody[0] === true} />
        <Side match={match} side={b} measured={measured?.b} rows={rows} isNobody={nobody[1] === true} />
      </div>
    </li>
  )
}

type SideProps = {
  match: BoardMatch
  side: BoardMatch['a']
  measured: number | undefined
  rows: Rows
  isNobody: boolean
}

function Side({ match, side, measured, rows, isNobody }: SideProps) {
  if (side === undefined)
    return (
      <p>
        <span className="ladder-note">{isNobody ? 'No opponent' : 'TBD'}</span>
      </p>
    )
  const row = rows.find(({ entryId }) => entryId === side)
  const isWinner = match.winnerId === side
  const hasRun = match.a !== undefined && match.b !== undefined
  return (
    <p className={isWinner && hasRun ? 'ladder-won' : undefined}>
      <span className="ladder-name">
        {row?.number !== undefined && <span className="readout text-dim">{row.number} </span>}
        {row?.name ?? 'No longer in this class'}
        {match.out.includes(side) && row && <span className="ladder-note"> {outWord(row)}</span>}
      </span>
      <span>
        {isWinner && hasRun && <span className="ladder-note">won </span>}
        {measured !== undefined && <span className="readout">{showHundredths(measured)}</span>}
      </span>
    </p>
  )
}
