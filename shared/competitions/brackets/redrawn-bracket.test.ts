import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bracket, sidesOf } from './bracket.ts'
import { drawBracket, won } from './draw-bracket.ts'
import { redrawSentences } from './redraw-sentences.ts'
import { redrawn, redrawOf } from './redrawn-bracket.ts'
import { isRun } from './settled-bracket.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at + 1}`)
type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>

/** Runs the first so many matches that can be run, each won by its first side. */
function played(rounds: Bracket['rounds'], most: number): Rounds {
  let bracket: Rounds = { rounds }
  let left = most
  for (const [round, matches] of rounds.entries())
    for (const match of matches.keys()) {
      const one = bracket.rounds[round]?.[match] ?? {}
      if (left-- > 0 && sidesOf(one).length === 2)
        bracket = won(bracket, { round, match }, one.a ?? '', { a: 15_100, b: 15_000 })
    }
  return bracket
}

const pairsOf = ({ rounds }: Rounds) =>
  rounds
    .flat()
    .filter(isRun)
    .map((match) => sidesOf(match).toSorted().join())

test('the pairs follow from who qualifies, who advances without a run, and the seed, not from the scores', () => {
  const [first = '', ...rest] = ids(7)
  expect(drawBracket([first, ...rest.toReversed()], 'seed')).toEqual(drawBracket(ids(7), 'seed'))
  expect(
    redrawOf({ seed: 'seed', rounds: drawBracket(ids(7), 'seed') }, [first, ...rest.toReversed()]),
  ).toBeUndefined()
})

test('drawing again keeps what ran between two who still qualify, at its place, with its readings', () => {
  const before = { seed: 'seed', ...played(drawBracket(ids(8), 'seed'), 4) }
  const gone = before.rounds[0]?.[0]?.b ?? ''
  const qualifiers = [...ids(8).filter((id) => id !== gone), 'new']
  const after = redrawn(before, qualifiers)
  expect(after.rounds[0]?.slice(1)).toEqual(before.rounds[0]?.slice(1))
  expect(sidesOf(after.rounds[0]?.[0] ?? {}).toSorted()).toEqual(['new', before.rounds[0]?.[0]?.a].toSorted())
  expect(after.lost).toBe(1)
  const redraw = redrawOf(before, qualifiers)
  expect(redraw).toMatchObject({ comes: ['new'], leaves: [gone], lost: 1 })
  expect(redraw?.pairs.map(({ isNew }) => isNew)).toEqual([true, false, false, false])
  expect(redraw && redrawSentences(redraw, (id) => id)).toEqual([
    'Qualifies now: new.',
    `No longer qualifies: ${gone}.`,
    'Drawing again discards 1 match that ran.',
  ])
})

test('a later match stays where the same two meet again', () => {
  // Of five, three go on without a run, and two of them meet next.
  const before = { seed: 'seed', ...played(drawBracket(ids(5), 'seed'), 6) }
  const leaves = before.rounds[0]?.find(({ b }) => b !== undefined)?.b ?? ''
  const after = redrawn(before, [...ids(5).filter((id) => id !== leaves), 'new'])
  const free = (before.rounds[1] ?? []).filter((match) =>
    sidesOf(match).every((side) => ['q1', 'q2', 'q3'].includes(side)),
  )
  expect(free).toHaveLength(1)
  for (const match of free) expect(after.rounds[1]).toContainEqual(match)
})

test('other entries that go on without a run are told', () => {
  const before = { seed: 'seed', rounds: drawBracket(ids(3), 'seed') }
  const redraw = redrawOf(before, ['q2', 'q1', 'q3'])
  expect(redraw).toMatchObject({ comes: [], leaves: [], lost: 0 })
  expect(redraw && redrawSentences(redraw, (id) => id)).toEqual([
    'Other entries advance without a run.',
    'Drawing again keeps every match that ran.',
  ])
})

test('where fewer than two qualify, nothing can be drawn', () => {
  const before = { seed: 'seed', rounds: drawBracket(ids(2), 'seed') }
  const redraw = redrawOf(before, ['q1'])
  expect(redraw).toMatchObject({ leaves: ['q2'], pairs: [] })
  expect(redraw && redrawSentences(redraw, (id) => id).at(-1)).toBe(
    'Fewer than two qualify, so it cannot be drawn again.',
  )
})

test('when others qualify, everyone is drawn once, what is kept ran before, and a repeat changes nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      fc.shuffledSubarray(ids(12), { minLength: 2, maxLength: 8 }),
      fc.string(),
      (count, runs, qualifiers, seed) => {
        const before = { seed, ...played(drawBracket(ids(count), seed), runs) }
        const after = redrawn(before, qualifiers)
        const first = (after.rounds[0] ?? []).flatMap(sidesOf)
        expect(first.toSorted()).toEqual(qualifiers.toSorted())
        const ran = pairsOf(before)
        for (const pair of pairsOf(after)) expect(ran).toContain(pair)
        expect(after.lost).toBe(ran.length - pairsOf(after).length)
        const isSameSize = before.rounds[0]?.length === after.rounds[0]?.length
        for (const [slot, match] of (before.rounds[0] ?? []).entries())
          if (isSameSize && isRun(match) && sidesOf(match).every((side) => qualifiers.includes(side)))
            expect(after.rounds[0]?.[slot]).toEqual(match)
        const again = { seed, ...after }
        expect(redrawOf(again, qualifiers)).toBeUndefined()
      },
    ),
    { numRuns: 500 },
  )
})
