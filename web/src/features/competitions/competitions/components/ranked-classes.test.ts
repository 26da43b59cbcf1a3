import { expect, test } from 'vitest'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { begunClasses, loudestClass } from './ranked-classes.ts'

const card = (classKey: string, more: Partial<ClassCard> = {}): ClassCard => ({
  classKey: classKey as ClassCard['classKey'],
  name: classKey,
  division: '',
  kind: 'spl_peak',
  state: 'running',
  revision: 0,
  entries: 1,
  boardVersion: 1,
  top: [],
  ...more,
})

const led = (sumHundredths: number, judges = 1): ClassCard['top'] => [
  {
    entryId: 'ent_1' as ClassCard['top'][number]['entryId'],
    name: 'Pat Person',
    vehicle: '',
    place: 1,
    isShared: false,
    score: { sumHundredths, judges },
  },
]

test('the busiest class that shows places comes first, and others keep their order', () => {
  const cards = [
    card('A', { entries: 9 }),
    card('B', { entries: 2, top: led(1) }),
    card('C', { entries: 5, top: led(1) }),
    card('D', { state: 'planned' }),
    card('E', { state: 'void' }),
  ]
  expect(begunClasses(cards).map(({ classKey }) => classKey)).toEqual(['C', 'A', 'B'])
})

test('the number of the day is the highest level, and no points', () => {
  const cards = [
    card('A', { top: led(15_000) }),
    card('B', { top: led(15_130) }),
    card('C', { kind: 'sheet', top: led(30_000) }),
  ]
  expect(loudestClass(cards)?.classKey).toBe('B')
  expect(loudestClass([card('A')])).toBeUndefined()
})
