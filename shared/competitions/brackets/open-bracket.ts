import type { Refusal } from '#shared/refusal.ts'
import { type Bracket, type Match, sidesOf } from './bracket.ts'
import { bracketPlaces } from './bracket-places.ts'
import { type Out, outWords } from './out-of-bracket.ts'
import { roundName } from './round-name.ts'
import { isDecided, settled } from './settled-bracket.ts'
import { thirdPlaceOf } from './third-place.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type NameOf = (entryId: string) => string

/** Explains why a side cannot win a match, or returns undefined if it can: one that is out never goes on. */
export function sideOutRefusal(winnerId: string, out: Out, nameOf: NameOf): Refusal | undefined {
  const reason = out.get(winnerId)
  return reason
    ? { code: 'side_out', message: `${outWords(nameOf(winnerId), reason)}. The other side advances.` }
    : undefined
}

/** Says what is missing before the places of a bracket are known, or returns undefined if they are. */
export function openBracket(
  bracket: Rounds,
  out: Out,
  rules: { thirdPlaceRun: boolean },
  nameOf: NameOf,
): string | undefined {
  if (!isDecided(bracket, rules, out))
    return whoGoesOn(bracket, out, rules, nameOf) ?? 'The bracket is not finished.'
  const round = sharedFirst(bracket, out)
  return round === undefined
    ? undefined
    : `The winner and the finalist are out. Change who won the ${roundName(round, bracket.rounds.length).toLowerCase()}, or draw again.`
}

/** A match with one side out is decided by one press. */
function whoGoesOn(bracket: Rounds, out: Out, { thirdPlaceRun }: { thirdPlaceRun: boolean }, nameOf: NameOf) {
  const now = settled(bracket, out)
  const third = thirdPlaceRun ? thirdPlaceOf(now) : undefined
  const titled: [string, Match][] = [
    ...now.rounds.flatMap((matches, round) =>
      matches.map((match): [string, Match] => [roundName(round, now.rounds.length), match]),
    ),
    ...(third ? [['Third place', third] satisfies [string, Match]] : []),
  ]
  for (const [title, match] of titled) {
    const sides = sidesOf(match)
    const [gone] = sides.filter((side) => out.has(side))
    const reason = gone && out.get(gone)
    if (match.winnerId === undefined && sides.length === 2 && gone && reason)
      return `${title}: ${outWords(nameOf(gone), reason)}. Record who ${match === third ? 'is third' : 'advances'}.`
  }
  return undefined
}

/** The round whose losers would share the first place, because everyone ahead of them is out. */
function sharedFirst(bracket: Rounds, out: Out): number | undefined {
  const firsts = [...bracketPlaces(bracket, [], out)].filter(([, place]) => place === 1).map(([side]) => side)
  if (firsts.length < 2) return undefined
  const round = bracket.rounds.findLastIndex((matches) =>
    matches.flatMap(sidesOf).some((side) => firsts.includes(side)),
  )
  return Math.max(0, round)
}
