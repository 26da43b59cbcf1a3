import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualTies } from '#shared/rules/rulebooks/competition-format.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import { meterScore } from '#shared/rules/scores/score.ts'
import { classPlaces, openTie, type Scored } from './class-places.ts'

const rules = { ties: usualTies('spl_peak'), decisions: [], betterIs: 'more' as const }
const bare = { ...rules, ties: [] }

const ran = (entryId: string, ...bestFirst: number[]): Scored => ({
  entryId,
  score: meterScore(bestFirst[0] ?? 0),
  isZero: bestFirst[0] === 0,
  bestFirst,
})
const places = (entries: Scored[], by: Parameters<typeof classPlaces>[1] = bare) =>
  classPlaces(entries, by).map(({ entryId, place }) => [entryId, place])

test('15130, 15092, 15092, 14870 and 0 are first, two seconds, fourth and fifth', () => {
  expect(places([ran('a', 15130), ran('b', 15092), ran('c', 15092), ran('d', 14870), ran('e', 0)])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 4],
    ['e', 5],
  ])
})

test('the second run breaks a tie, with its reason', () => {
  const placed = classPlaces([ran('b', 15092, 14980), ran('c', 15092, 15010), ran('a', 15130, 0)], rules)
  expect(placed.map(({ entryId, place }) => [entryId, place])).toEqual([
    ['a', 1],
    ['c', 2],
    ['b', 3],
  ])
  expect(placed[1]?.tieReason).toBe('second run 150.10 to 149.80')
  expect(placed[0]?.tieReason).toBeUndefined()
})

test('no second run loses to any, also to zero', () => {
  const placed = classPlaces([ran('a', 15092), ran('b', 15092, 0)], rules)
  expect(placed.map(({ entryId }) => entryId)).toEqual(['b', 'a'])
  expect(placed[0]?.tieReason).toBe('second run 0.00 to none')
})

test('an entrant who did not run has no place, unlike a zero', () => {
  const placed = classPlaces(
    [{ entryId: 'gone', isZero: false }, ran('b', 0), ran('c', 0), ran('d', 14000)],
    rules,
  )
  expect(placed.map(({ entryId, place, isShared }) => [entryId, place, isShared])).toEqual([
    ['d', 1, false],
    ['b', 2, true],
    ['c', 2, true],
    ['gone', undefined, false],
  ])
  expect(openTie(placed, rules.ties)).toBeUndefined()
})

test('sections break a tie of sheets in the order of the rubric', () => {
  const sheet = (entryId: string, sound: number, looks: number): Scored => ({
    entryId,
    score: { sumHundredths: sound + looks, judges: 2 },
    isZero: false,
    sections: [
      { name: 'Sound', sumHundredths: sound, judges: 2 },
      { name: 'Looks', sumHundredths: looks, judges: 2 },
    ],
  })
  const placed = classPlaces([sheet('a', 7900, 8100), sheet('b', 8050, 7950)], {
    ...rules,
    ties: usualTies('sheet'),
  })
  expect(placed[0]).toMatchObject({ entryId: 'b', place: 1, tieReason: 'Sound 40.25 to 39.50' })
})

test('an open tie is broken by a run-off or the head judge, and the last word counts', () => {
  const field = [ran('a', 15092), ran('b', 15092), ran('c', 14000)]
  expect(openTie(classPlaces(field, rules), rules.ties)).toBe(1)
  expect(openTie(classPlaces(field, bare), bare.ties)).toBeUndefined()
  const decision = {
    step: 'run_off' as const,
    order: ['ent_b', 'ent_a'] as never[],
    text: '150.10 to 149.80',
    by: 'x',
    at: '2027-07-10T18:00:00.000Z',
  }
  const asEntries = field.map((one) => ({ ...one, entryId: `ent_${one.entryId}` }))
  const placed = classPlaces(asEntries, { ...rules, decisions: [decision] })
  expect(placed[0]).toMatchObject({ entryId: 'ent_b', place: 1, tieReason: 'run-off: 150.10 to 149.80' })
  const second = { ...decision, order: ['ent_a', 'ent_b'] as never[] }
  expect(classPlaces(asEntries, { ...rules, decisions: [decision, second] })[0]?.entryId).toBe('ent_a')
})

test('a decision holds only while it names everyone who is equal', () => {
  const decided = (...order: string[]) => ({
    ...rules,
    decisions: [
      {
        step: 'run_off' as const,
        order: order as never[],
        text: '2 to 1',
        by: 'x',
        at: '2027-07-10T18:00:00.000Z',
      },
    ],
  })
  const field = [ran('a', 15092), ran('b', 15092)]
  expect(places(field, decided('b', 'a'))).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  const joined = [...field, ran('c', 15092)]
  expect(places(joined, decided('b', 'a')).map(([, place]) => place)).toEqual([1, 1, 1])
})

test('scores that read the same are told apart with a word', () => {
  const of = (entryId: string, sumHundredths: number): Scored => ({
    entryId,
    score: { sumHundredths, judges: 3 },
    isZero: false,
  })
  expect(classPlaces([of('b', 24324), of('a', 24325)], rules)[0]).toMatchObject({
    entryId: 'a',
    isShared: false,
    tieReason: 'ahead by less than a hundredth',
  })
})

test('where less wins, a violation is still last', () => {
  const less = { ...rules, betterIs: 'less' as const, ties: [] }
  const zero = { entryId: 'z', score: meterScore(3), isZero: true, bestFirst: [3] }
  expect(places([ran('a', 12), zero, { ...ran('b', 0), isZero: false }], less)).toEqual([
    ['b', 1],
    ['a', 2],
    ['z', 3],
  ])
})

const fields = fc.uniqueArray(
  fc.record({
    entryId: fc.string({ minLength: 1 }),
    bestFirst: fc
      .array(fc.constantFrom(0, 14870, 15010, 15092, 15130), { maxLength: 3 })
      .map((runs) => runs.toSorted((a, b) => b - a)),
  }),
  { selector: ({ entryId }) => entryId, maxLength: 12 },
)
const scored = ({ entryId, bestFirst }: { entryId: string; bestFirst: number[] }): Scored =>
  bestFirst.length > 0 ? ran(entryId, ...bestFirst) : { entryId, isZero: false }

test('the order in which entries arrive changes no place and no reason', () => {
  fc.assert(
    fc.property(
      fields.chain((field) =>
        fc.tuple(fc.constant(field), fc.shuffledSubarray(field, { minLength: field.length })),
      ),
      ([field, shuffled]) => {
        expect(classPlaces(shuffled.map(scored), rules)).toEqual(classPlaces(field.map(scored), rules))
      },
    ),
  )
})

test('a place is one more than the number of those who are ahead', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const placed = classPlaces(field.map(scored), bare)
      for (const one of placed) {
        const { score } = one
        if (!score) {
          expect(one.place).toBeUndefined()
          continue
        }
        const ahead = placed.filter((other) => other.score && compareScores(other.score, score) < 0)
        expect(one.place).toBe(ahead.length + 1)
        expect(one.isShared).toBe(placed.filter(({ place }) => place === one.place).length > 1)
      }
    }),
  )
})

test('breaking ties moves no one past a better score', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const placed = classPlaces(field.map(scored), rules)
      for (const [at, one] of placed.entries()) {
        const next = placed[at + 1]
        if (one.score && next?.score) expect(compareScores(one.score, next.score)).toBeLessThanOrEqual(0)
        if (one.tieReason) expect(one.score).toEqual(next?.score)
      }
    }),
  )
})
