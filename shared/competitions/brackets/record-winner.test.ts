import { expect, test } from 'vitest'
import type { Bracket } from './bracket.ts'
import { changedMatchRefusal, measuredRefusal, undoRefusal, winnerRefusal } from './match-refusal.ts'
import { changedMatches, matchAt, recordWinner } from './record-winner.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type Id = NonNullable<Bracket['rounds'][number][number]['a']>
const id = (name: string) => name as Id

/** Ann and Cy won their semifinals, Ann the final, and Bo the run for third place. */
const played: Rounds = {
  rounds: [
    [
      { a: id('ann'), b: id('bo'), winnerId: id('ann') },
      { a: id('cy'), b: id('dee'), winnerId: id('cy') },
    ],
    [{ a: id('ann'), b: id('cy'), winnerId: id('ann') }],
  ],
  thirdPlace: { a: id('bo'), b: id('dee'), winnerId: id('bo') },
}

test('another winner of a match changes the later ones, and those that were decided are run again', () => {
  const at = { round: 0, match: 0 }
  expect(changedMatches(played, at, id('bo'))).toEqual([
    { round: 1, match: 0, leaves: 'ann', comes: 'bo', wasDecided: true },
    { round: 'third', match: 0, leaves: 'bo', comes: 'ann', wasDecided: true },
  ])
  const after = recordWinner(played, at, id('bo'))
  expect(after.rounds[1]).toEqual([{ a: 'bo', b: 'cy' }])
  expect(matchAt(after, { round: 'third', match: 0 })).toEqual({ a: 'ann', b: 'dee' })
})

test('another winner of the final or of the run for third place changes no other match', () => {
  expect(changedMatches(played, { round: 1, match: 0 }, id('cy'))).toEqual([])
  const third = { round: 'third', match: 0 } as const
  expect(changedMatches(played, third, id('dee'))).toEqual([])
  expect(recordWinner(played, third, id('dee'))).toEqual({
    ...played,
    thirdPlace: { a: 'bo', b: 'dee', winnerId: 'dee' },
  })
})

test('a match after the next one waits until the next one is run again', () => {
  const eight: Rounds = {
    rounds: [
      [
        { a: id('ann'), b: id('bo'), winnerId: id('ann') },
        { a: id('cy'), b: id('dee'), winnerId: id('cy') },
        { a: id('eve'), b: id('fay'), winnerId: id('eve') },
        { a: id('gil'), b: id('hal'), winnerId: id('gil') },
      ],
      [
        { a: id('ann'), b: id('cy'), winnerId: id('ann') },
        { a: id('eve'), b: id('gil'), winnerId: id('eve') },
      ],
      [{ a: id('ann'), b: id('eve') }],
    ],
  }
  expect(changedMatches(eight, { round: 0, match: 0 }, id('bo'))).toMatchObject([
    { round: 1, match: 0, leaves: 'ann', comes: 'bo', wasDecided: true },
    { round: 2, match: 0, leaves: 'ann', comes: undefined, wasDecided: false },
    { round: 'third', match: 0, leaves: 'cy', comes: undefined, wasDecided: false },
  ])
})

test('a winner that was taken back leaves its match and the next one open', () => {
  const at = { round: 1, match: 0 }
  expect(matchAt(recordWinner(played, at, null), at)).toEqual({ a: 'ann', b: 'cy' })
  expect(recordWinner(played, { round: 0, match: 1 }, null).rounds[1]).toEqual([{ a: 'ann' }])
  expect(recordWinner(played, { round: 'third', match: 0 }, null).thirdPlace).toBeUndefined()
})

test('the winner of a match is changed by the head judge alone, with a reason', () => {
  const decided = { winnerId: id('ann') }
  const reason = 'The wrong side was pressed.'
  expect(winnerRefusal({}, { isHeadJudge: false, reason: '' })).toBeUndefined()
  expect(winnerRefusal(decided, { isHeadJudge: false, reason })?.code).toBe('match_decided')
  expect(winnerRefusal(decided, { isHeadJudge: true, reason: ' too short ' })?.code).toBe('reason_needed')
  expect(winnerRefusal(decided, { isHeadJudge: true, reason })).toBeUndefined()
})

test('the winner that was recorded last is taken back within a minute', () => {
  const at = { round: 0, match: 1 }
  const bracket = { latest: at, updatedAt: '2027-07-10T18:00:00.000Z' }
  expect(undoRefusal(bracket, at, '2027-07-10T18:00:59.999Z')).toBeUndefined()
  expect(undoRefusal(bracket, at, '2027-07-10T18:01:00.000Z')?.code).toBe('undo_over')
  expect(undoRefusal(bracket, { ...at, match: 0 }, bracket.updatedAt)?.code).toBe('undo_over')
  expect(undoRefusal({ updatedAt: bracket.updatedAt }, at, bracket.updatedAt)?.code).toBe('undo_over')
})

test('a match keeps its readings until another winner is recorded', () => {
  const at = { round: 1, match: 0 }
  const measured = { a: 15_130, b: 15_092 }
  const after = recordWinner(played, at, id('ann'), measured)
  expect(matchAt(after, at)).toEqual({ a: 'ann', b: 'cy', winnerId: 'ann', measured })
  expect(matchAt(recordWinner(after, at, id('cy')), at)).toEqual({ a: 'ann', b: 'cy', winnerId: 'cy' })
  expect(matchAt(recordWinner(after, at, null), at)).toEqual({ a: 'ann', b: 'cy' })
  const third = recordWinner(played, { round: 'third', match: 0 }, id('dee'), { b: 14_000 })
  expect(third.thirdPlace).toEqual({ a: 'bo', b: 'dee', winnerId: 'dee', measured: { b: 14_000 } })
})

test('the better reading wins, and equal ones are run again', () => {
  const match = { a: id('ann'), b: id('cy') }
  // Above 153.00 nothing counts.
  const refusal = (
    winner: string | null,
    measured?: { a?: number; b?: number },
    betterIs: 'more' | 'less' = 'more',
  ) =>
    measuredRefusal(
      match,
      winner === null ? null : id(winner),
      measured,
      (one) => (one > 15_300 ? 0 : one),
      betterIs,
    )?.code
  expect(refusal('ann', { a: 15_130, b: 15_092 })).toBeUndefined()
  expect(refusal('cy', { a: 15_130, b: 15_092 })).toBe('winner_measured_less')
  expect(refusal('cy', { a: 15_301, b: 15_092 })).toBeUndefined()
  expect(refusal('ann', { a: 15_092, b: 15_092 })).toBe('match_tied')
  expect(refusal('ann', { a: 15_092 })).toBeUndefined()
  expect(refusal('cy', { a: 15_092 })).toBe('winner_measured_less')
  expect(refusal('cy', { a: 15_130, b: 15_092 }, 'less')).toBeUndefined()
  expect(refusal('ann', { a: 15_130, b: 15_301 }, 'less')).toBeUndefined()
  expect(refusal('cy', { b: 15_092 }, 'less')).toBeUndefined()
  for (const winner of ['ann', 'cy', null]) expect(refusal(winner)).toBeUndefined()
})

test('a match that has other sides than a device saw is refused', () => {
  const match = { a: id('ann'), b: id('cy') }
  expect(changedMatchRefusal(match, ['ann', 'cy'])).toBeUndefined()
  expect(changedMatchRefusal(match, undefined)).toBeUndefined()
  expect(changedMatchRefusal(match, ['bo', 'cy'])?.code).toBe('match_changed')
})
