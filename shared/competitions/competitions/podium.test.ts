import { expect, test } from 'vitest'
import type { BoardRow } from './board.ts'
import { podiumOf, shownPodium } from './podium.ts'

const row = (place: number | undefined, more: Partial<BoardRow> = {}): BoardRow => ({
  entryId: `ent_${place ?? 'none'}` as BoardRow['entryId'],
  name: `Person ${place}`,
  vehicle: '2011 Civic',
  status: place === undefined ? 'waiting' : 'placed',
  ...(place !== undefined && { place }),
  isShared: false,
  score: { sumHundredths: 15_000, judges: 1 },
  isZero: false,
  runs: [],
  sections: [],
  ...more,
})

test('three at most are on a podium, and none without a place or with zero', () => {
  const rows = [row(undefined), row(1), row(2, { isZero: true }), row(3), row(4), row(5)]
  expect(podiumOf({ rows }).map(({ place }) => place)).toEqual([1, 3, 4])
})

test('a bracket whose final is to come has no podium, although others are out of it', () => {
  expect(podiumOf({ rows: [row(undefined), row(3), row(5, { isShared: true })] })).toEqual([])
})

test('a podium keeps nothing of a row but who, with what, and how far', () => {
  const [place] = podiumOf({ rows: [row(1, { tieReason: 'By the second run.', number: 7 })] })
  expect(Object.keys(place ?? {}).toSorted()).toEqual([
    'entryId',
    'isShared',
    'name',
    'place',
    'score',
    'vehicle',
  ])
})

test.each([
  ['all', 'running', 'scores'],
  ['places', 'running', 'places'],
  ['places', 'provisional', 'places'],
  ['places', 'final', 'scores'],
  ['hidden', 'running', 'nothing'],
  ['hidden', 'verified', 'scores'],
  ['all', 'void', 'nothing'],
] as const)('with the policy %s, a class that is %s shows %s on its podium', (board, state, shown) => {
  const [first] = shownPodium(podiumOf({ rows: [row(1)] }), { board }, state)
  expect(first ? (first.score ? 'scores' : 'places') : 'nothing').toBe(shown)
})
