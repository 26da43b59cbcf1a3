import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardBracket, stillIn } from './board-bracket.ts'
import { type Bracket, sidesOf } from './bracket.ts'
import { bracketPlaces } from './bracket-places.ts'
import { drawBracket, won } from './draw-bracket.ts'
import { openBracket, sideOutRefusal } from './open-bracket.ts'
import { type Out, type OutReason, outOfBracket } from './out-of-bracket.ts'
import { isDecided, settled } from './settled-bracket.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type Id = NonNullable<Bracket['rounds'][number][number]['a']>

const rules = { thirdPlaceRun: false }
const outs = (ids: Record<string, OutReason>): Out => new Map(Object.entries(ids))
const named = (id: string) => id.toUpperCase()
const says = (bracket: Rounds, out: Out, of = rules) => openBracket(bracket, out, of, named)
const match = (a?: string, b?: string, winnerId?: string) => ({
  ...(a && { a: a as Id }),
  ...(b && { b: b as Id }),
  ...(winnerId && { winnerId: winnerId as Id }),
})

/** Ann and Cy won their semifinals, and Ann the final. */
const four: Rounds = {
  rounds: [[match('ann', 'bo', 'ann'), match('cy', 'dee', 'cy')], [match('ann', 'cy', 'ann')]],
}
/** Ann has no opponent; Bo and Cy have not run. */
const three: Rounds = { rounds: [[match('ann', undefined, 'ann'), match('bo', 'cy')], [match('ann')]] }

test.each(['disqualified', 'withdrawn', 'absent'] as const)(
  'a winner who is %s leaves the first place to the other finalist',
  (reason) => {
    const out = outs({ ann: reason })
    expect(says(four, out)).toBeUndefined()
    const places = bracketPlaces(four, [{ entryId: 'eve', place: 5 }], out)
    expect([...places].toSorted()).toEqual([
      ['bo', 2],
      ['cy', 1],
      ['dee', 2],
      ['eve', 4],
    ])
  },
)

test('who is out and why follows from the class', () => {
  const work = [
    { entryId: 'ann', status: 'in' as const },
    { entryId: 'bo', status: 'disqualified' as const },
    { entryId: 'cy', status: 'in' as const },
  ]
  expect([...outOfBracket(four, work, ['cy'])]).toEqual([
    ['bo', 'disqualified'],
    ['cy', 'absent'],
    ['dee', 'withdrawn'],
  ])
})

test('with the winner and the finalist out, the head judge is asked', () => {
  const out = outs({ ann: 'disqualified', cy: 'withdrawn' })
  expect(says(four, out)).toBe(
    'The winner and the finalist are out. Change who won the semifinals, or draw again.',
  )
  // A run for third place has decided who of the others is ahead.
  const thirdPlace = match('bo', 'dee', 'dee')
  expect(says({ ...four, thirdPlace }, out, { thirdPlaceRun: true })).toBeUndefined()
  expect([...bracketPlaces({ ...four, thirdPlace }, [], out)].toSorted()).toEqual([
    ['bo', 2],
    ['dee', 1],
  ])
  expect(says(four, outs({ ann: 'disqualified', cy: 'absent', bo: 'absent' }))).toBeUndefined()
  expect(says(four, outs({ ann: 'absent', bo: 'absent', cy: 'absent', dee: 'absent' }))).toBeUndefined()
})

test('a match with one side out waits for a press, which only the other side gets', () => {
  const open = won(four, { round: 1, match: 0 }, undefined)
  const out = outs({ cy: 'absent' })
  expect(says(open, out)).toBe('Final: CY is absent. Record who advances.')
  expect(says(open, outs({}))).toBe('The bracket is not finished.')
  expect(sideOutRefusal('cy', out, named)?.message).toBe('CY is absent. The other side advances.')
  expect(sideOutRefusal('ann', out, named)).toBeUndefined()
})

test('nobody goes on from a match whose sides are out, nor from a bye whose holder is, until they are in again', () => {
  const bothOut = outs({ bo: 'absent', cy: 'withdrawn' })
  expect(settled(three, bothOut).rounds[1]).toEqual([match('ann', undefined, 'ann')])
  expect(isDecided(three, rules, bothOut)).toBe(true)
  expect([...bracketPlaces(three, [], bothOut)]).toEqual([['ann', 1]])
  const byeOut = settled(three, outs({ ann: 'disqualified' }))
  expect(byeOut.rounds).toEqual([[match('ann'), match('bo', 'cy')], [{}]])
  const run = won(byeOut, { round: 0, match: 1 }, 'cy', undefined, outs({ ann: 'disqualified' }))
  expect(run.rounds[1]).toEqual([match(undefined, 'cy', 'cy')])
  // Reinstated, Ann runs the final, also after it was stored without her.
  const again = settled(run, outs({}))
  expect(again.rounds).toEqual([
    [match('ann', undefined, 'ann'), match('bo', 'cy', 'cy')],
    [match('ann', 'cy')],
  ])
  expect(isDecided(again, rules, outs({}))).toBe(false)
})

test('a holder of a bye who has run keeps what was run', () => {
  const played: Rounds = {
    rounds: [[match('ann', undefined, 'ann'), match('bo', 'cy', 'bo')], [match('ann', 'bo', 'ann')]],
  }
  const out = outs({ ann: 'disqualified' })
  expect(settled(played, out).rounds).toEqual(played.rounds)
  expect([...bracketPlaces(played, [], out)].toSorted()).toEqual([
    ['bo', 1],
    ['cy', 2],
  ])
})

test('those who can still win are in the round that they have reached', () => {
  const board = boardBracket(three, outs({}), rules)
  expect([...stillIn(board)].toSorted()).toEqual([
    ['ann', 1],
    ['bo', 0],
    ['cy', 0],
  ])
  const out = boardBracket(three, outs({ cy: 'absent' }), rules)
  expect(out.rounds[0]?.[1]).toEqual({ ...match('bo', 'cy'), out: ['cy'] })
  expect([...stillIn(out).keys()].toSorted()).toEqual(['ann', 'bo'])
  expect(stillIn(boardBracket(four, outs({}), rules)).size).toBe(0)
})

const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`)

/** Runs a bracket to its end by these choices; an entry goes out after each match that names one. */
function runOut(rounds: Bracket['rounds'], steps: readonly { second: boolean; gone: number }[]) {
  const reasons = ['disqualified', 'withdrawn', 'absent'] as const
  const out = new Map<string, OutReason>()
  let bracket: Rounds = { rounds }
  let step = 0
  for (const [round, matches] of rounds.entries())
    for (const at of matches.keys()) {
      bracket = settled(bracket, out)
      const sides = sidesOf(bracket.rounds[round]?.[at] ?? {})
      const left = sides.filter((side) => !out.has(side))
      const { second = false, gone = 99 } = steps[step++] ?? {}
      const winner = left[second ? left.length - 1 : 0]
      if (sides.length === 2 && winner) bracket = won(bracket, { round, match: at }, winner, undefined, out)
      if (gone < 12) out.set(`q${gone}`, reasons[gone % 3] ?? 'absent')
    }
  return { bracket: settled(bracket, out), out }
}

test('when entries go out, the places are 1 to n with ties, and none is beyond the number of people', () => {
  const step = fc.record({ second: fc.boolean(), gone: fc.integer({ min: 0, max: 24 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.string(),
      fc.array(step, { maxLength: 8 }),
      (count, seed, steps) => {
        const { bracket, out } = runOut(drawBracket(ids(count), seed), steps)
        expect(isDecided(bracket, rules, out)).toBe(true)
        const others = ids(12)
          .slice(count)
          .map((entryId, at) => ({ entryId, place: count + 1 + Math.floor(at / 2) * 2 }))
        const places = bracketPlaces(bracket, others, out)
        const inBracket = ids(count).filter((id) => !out.has(id))
        expect([...places.keys()].toSorted()).toEqual(
          [...inBracket, ...others.map(({ entryId }) => entryId)].toSorted(),
        )
        const sorted = [...places.values()].toSorted((a, b) => a - b)
        for (const place of sorted) expect(sorted.filter((one) => one < place)).toHaveLength(place - 1)
        const best = Math.max(0, ...inBracket.map((id) => places.get(id) ?? 0))
        for (const { entryId } of others) expect(places.get(entryId)).toBeGreaterThan(best)
        expect(settled(bracket, out).rounds).toEqual(bracket.rounds)
      },
    ),
    { numRuns: 400 },
  )
})
