import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bracket, sidesOf } from './bracket.ts'
import { bracketPlaces, hasBegun } from './bracket-places.ts'
import { drawBracket, openCut, qualifiersOf, won } from './draw-bracket.ts'
import { redrawRefusal } from './draw-refusal.ts'
import { isDecided } from './settled-bracket.ts'
import { thirdPlaceMatch, thirdPlaceOf } from './third-place.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at + 1}`)
type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>

/** Every match is won by the better of its sides, by their names. */
function playedOut(
  bracket: Rounds,
  better: (sides: string[]) => string = (sides) => sides.toSorted()[0] ?? '',
): Rounds {
  let played = bracket
  for (const [round, matches] of bracket.rounds.entries())
    for (const match of matches.keys()) {
      const of = played.rounds[round]?.[match]
      const sides = of ? sidesOf(of) : []
      if (of && of.winnerId === undefined) played = won(played, { round, match }, better(sides))
    }
  return played
}

test('the best eight with a score qualify', () => {
  const field = ids(12).map((entryId, at) => ({ entryId, place: at + 1, isZero: false }))
  expect(qualifiersOf(field.toReversed())).toEqual(ids(8))
  const few = [
    { entryId: 'zero', place: 3, isZero: true },
    { entryId: 'gone', isZero: false },
    ...field.slice(0, 2),
  ]
  expect(qualifiersOf(few)).toEqual(['q1', 'q2'])
})

test('the same seed draws the same pairs, and another seed others', () => {
  expect(drawBracket(ids(8), 'evt')).toEqual(drawBracket(ids(8), 'evt'))
  const draws = new Set(
    Array.from({ length: 20 }, (_, n) => JSON.stringify(drawBracket(ids(8), `seed ${n}`))),
  )
  expect(draws.size).toBeGreaterThan(10)
})

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 1, 0],
  [3, 2, 1],
  [4, 2, 0],
  [5, 3, 3],
  [6, 3, 2],
  [7, 3, 1],
  [8, 3, 0],
])('%i who qualify run %i rounds, and the best %i begin in the second', (count, rounds, byes) => {
  const drawnRounds = drawBracket(ids(count), 'seed')
  expect(drawnRounds).toHaveLength(rounds)
  const free = (drawnRounds[0] ?? []).flatMap(({ b, winnerId }) =>
    b === undefined && winnerId ? [winnerId as string] : [],
  )
  expect(free.toSorted()).toEqual(ids(byes))
})

test('losers of one round share its best place', () => {
  const places = bracketPlaces(playedOut({ rounds: drawBracket(ids(8), 'seed') }))
  expect([...places.values()].toSorted()).toEqual([1, 2, 3, 3, 5, 5, 5, 5])
  expect(places.get('q1')).toBe(1)
})

test('a run for third place parts the two who lost before the final', () => {
  const played = playedOut({ rounds: drawBracket(ids(4), 'seed') })
  const match = thirdPlaceMatch(played)
  if (!match?.a || !match.b) throw new Error('no run for third place')
  const places = bracketPlaces({ ...played, thirdPlace: { ...match, winnerId: match.b } })
  expect([match.a, match.b].map((side) => places.get(side))).toEqual([4, 3])
  expect(thirdPlaceMatch({ rounds: drawBracket(ids(4), 'seed') })).toBeUndefined()
})

test('a run for third place is there once two have lost before the final, and only then waited for', () => {
  const rules = { thirdPlaceRun: true }
  const four = playedOut({ rounds: drawBracket(ids(4), 'seed') })
  const third = thirdPlaceOf(four)
  expect(third && sidesOf(third)).toHaveLength(2)
  expect(isDecided(four, rules)).toBe(false)
  expect(isDecided({ ...four, thirdPlace: { ...third, winnerId: third?.a } }, rules)).toBe(true)
  // With three, one goes to the final without a run, so only one loses before it.
  const three = playedOut({ rounds: drawBracket(ids(3), 'seed') })
  expect(thirdPlaceOf(three)).toBeUndefined()
  expect(isDecided(three, rules)).toBe(true)
  expect(isDecided({ rounds: drawBracket(ids(3), 'seed') }, rules)).toBe(false)
})

test('those who did not qualify follow as they were placed', () => {
  const played = playedOut({ rounds: drawBracket(ids(2), 'seed') })
  const others = [
    { entryId: 'q1', place: 1 },
    { entryId: 'q2', place: 2 },
    { entryId: 'x', place: 3 },
    { entryId: 'y', place: 3 },
    { entryId: 'z', place: 5 },
    { entryId: 'gone' },
  ]
  expect([...bracketPlaces(played, others)].toSorted()).toEqual([
    ['q1', 1],
    ['q2', 2],
    ['x', 3],
    ['y', 3],
    ['z', 5],
  ])
})

test('drawing again takes a reason, other qualifiers, and once the bracket has begun the head judge', () => {
  const bracket = { seed: 'seed', rounds: drawBracket(ids(5), 'seed') }
  const others = ['q1', 'q2', 'q3', 'q4', 'q6']
  const reason = 'The meter was off.'
  const refusal = (of: typeof bracket, by: { isHeadJudge: boolean; reason: string }, qualifiers = others) =>
    redrawRefusal(of, qualifiers, by)?.code
  expect(hasBegun(bracket)).toBe(false)
  expect(refusal(bracket, { isHeadJudge: false, reason })).toBeUndefined()
  expect(refusal(bracket, { isHeadJudge: true, reason: 'short' })).toBe('reason_needed')
  expect(refusal(bracket, { isHeadJudge: true, reason }, ids(5))).toBe('bracket_unchanged')
  const begun = { ...bracket, ...playedOut(bracket) }
  expect(refusal(begun, { isHeadJudge: false, reason })).toBe('bracket_begun')
  expect(refusal(begun, { isHeadJudge: true, reason: 'short' })).toBe('reason_needed')
  expect(refusal(begun, { isHeadJudge: true, reason })).toBeUndefined()
})

test('a tie at the last place that qualifies, or that advances without a run, is broken before the draw', () => {
  const field = (places: readonly number[]) =>
    places.map((place, at) => ({ entryId: `q${at}`, place, isShared: false, isZero: false }))
  const ties = ['head_judge_decision'] as const
  expect(openCut(field([1, 2, 3, 4, 5, 6, 7, 8, 8]), ties)?.message).toBe('Break the tie for place 8 first.')
  expect(openCut(field([1, 2, 3, 4, 5, 6, 7, 8, 8]), [])).toBeUndefined()
  expect(openCut(field([1, 2, 3, 4, 5, 6, 7, 7, 9]), ties)).toBeUndefined()
  // Of five, three go on without a run.
  expect(openCut(field([1, 2, 3, 3, 5]), ties)?.code).toBe('tie_open')
  expect(openCut(field([1, 1, 3, 4, 5]), ties)).toBeUndefined()
})

test('a match that is decided again opens those that followed', () => {
  const played = playedOut({ rounds: drawBracket(ids(4), 'seed') })
  const at = played.rounds[0]?.findIndex((match) => (sidesOf(match) as string[]).includes('q1')) ?? 0
  const other = (sidesOf(played.rounds[0]?.[at] ?? {}) as string[]).find((side) => side !== 'q1') ?? ''
  const again = won(played, { round: 0, match: at }, other)
  expect(again.rounds[1]?.[0]?.winnerId).toBeUndefined()
  expect(sidesOf(again.rounds[1]?.[0] ?? {})).toContain(other)
  expect(won(played, { round: 0, match: at }, 'stranger')).toEqual(played)
  const thirdPlace = thirdPlaceMatch(played)
  expect(won({ ...played, thirdPlace }, { round: 1, match: 0 }, 'q1').thirdPlace).toEqual(thirdPlace)
  expect(won({ ...played, thirdPlace }, { round: 0, match: at }, other).thirdPlace).toBeUndefined()
})

test('in every bracket someone wins, everyone has a place, and no two meet twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), (count, seed) => {
      const played = playedOut(
        { rounds: drawBracket(ids(count), seed) },
        (sides) => sides.toSorted().at(-1) ?? '',
      )
      const places = bracketPlaces(played)
      expect([...places.keys()].toSorted()).toEqual(ids(count).toSorted())
      expect([...places.values()].filter((place) => place === 1)).toHaveLength(1)
      const pairs = played.rounds.flat().map((match) => sidesOf(match).toSorted().join())
      expect(new Set(pairs).size).toBe(pairs.length)
    }),
  )
})

test('a bracket is kept with its seed', () => {
  const at = '2027-07-10T18:00:00.000Z'
  const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
  const rounds = drawBracket(
    [1, 2].map((n) => `ent_${ulid.slice(0, -1)}${n}`),
    'seed',
  )
  const bracket = {
    eventId: `evt_${ulid}`,
    classKey: 'T1',
    seed: 'seed',
    rounds,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
  expect(Bracket.parse(bracket)).toEqual(bracket)
})

test('a tie at the cut takes no one out of a bracket that is drawn', () => {
  const scored = (places: number[]) =>
    places.map((place, at) => ({ entryId: ids(9)[at] ?? '', place, isZero: false }))
  const before = scored([1, 2, 3, 4, 5, 6, 7, 9, 8])
  const bracket = { rounds: drawBracket(qualifiersOf(before), 'seed') }
  expect(qualifiersOf(before)).toContain('q9')
  // A corrected score makes the eighth and the ninth equal.
  const tied = scored([1, 2, 3, 4, 5, 6, 7, 8, 8])
  expect(qualifiersOf(tied, bracket).toSorted()).toEqual(qualifiersOf(before).toSorted())
  expect(qualifiersOf(tied)).toContain('q8')
})
