import type { BoardBracket, BoardMatch } from '#shared/competitions/competitions/board.ts'
import { type Bracket, type Match, sidesOf } from './bracket.ts'
import type { Out } from './out-of-bracket.ts'
import { roundName } from './round-name.ts'
import { isDecided, settled } from './settled-bracket.ts'
import { thirdPlaceOf } from './third-place.ts'

/** A bracket as everyone may see it. */
export function boardBracket(
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  out: Out,
  rules: { thirdPlaceRun: boolean },
): BoardBracket {
  const { rounds, thirdPlace } = settled(bracket, out)
  const third = rules.thirdPlaceRun ? thirdPlaceOf({ rounds, thirdPlace }) : undefined
  const shown = ({ by: _, ...match }: Match): BoardMatch => ({
    ...match,
    out: sidesOf(match).filter((side) => out.has(side)),
  })
  return {
    rounds: rounds.map((matches) => matches.map(shown)),
    ...(third && { thirdPlace: shown(third) }),
    isDecided: isDecided(bracket, rules, out),
  }
}

/** Those who can still win, each with the round that they have reached. */
export function stillIn({ rounds }: Pick<BoardBracket, 'rounds'>): Map<string, number> {
  const reached = new Map<string, number>()
  const final = rounds.at(-1)?.[0]
  if (final?.winnerId !== undefined) return reached
  for (const [round, matches] of rounds.entries())
    for (const match of matches)
      for (const side of sidesOf(match)) {
        const isGone = match.out.includes(side) || (match.winnerId !== undefined && match.winnerId !== side)
        if (isGone) reached.delete(side)
        else reached.set(side, round)
      }
  return reached
}

const outOf = ({ rounds }: Pick<BoardBracket, 'rounds'>) =>
  new Set(rounds.flat().flatMap(({ out }) => out as string[]))

/** Who goes on from each match, as `settled` says. */
export const waysOn = (bracket: Pick<BoardBracket, 'rounds'>) => settled(bracket, outOf(bracket)).goesOn

/** The round that is run now, or the final. */
export function openRound(bracket: Pick<BoardBracket, 'rounds'>): number {
  const ways = waysOn(bracket)
  const open = ways.findIndex((round) => round.includes(undefined))
  return open < 0 ? ways.length - 1 : open
}

/** The names of the rounds that those who can still win have reached, by entry. */
export function reachedRounds(bracket: Pick<BoardBracket, 'rounds'> | undefined): Map<string, string> {
  if (!bracket) return new Map()
  return new Map([...stillIn(bracket)].map(([id, round]) => [id, roundName(round, bracket.rounds.length)]))
}
