import { expect, test } from 'vitest'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { numberCardsOf } from './number-cards-of.ts'

const classes = [
  { classKey: 'S1', name: 'Street 1', feeCents: 0 },
  { classKey: 'S2', name: 'Street 2', feeCents: 0 },
]
const row = (more: Partial<RosterRow> = {}): RosterRow => ({
  id: 'reg_1' as RosterRow['id'],
  name: 'Robin Porter',
  number: 7,
  code: 'ABCD2345',
  classKeys: ['S1'],
  vehicle: '2011 Honda Civic',
  dueCents: 0,
  status: 'confirmed',
  ...more,
})

test('each class that someone has entered has a card with the name of the class', () => {
  const cards = numberCardsOf({ classes }, [row({ classKeys: ['S2', 'S1'] })])
  expect(cards.map(({ className }) => className)).toEqual(['Street 1', 'Street 2'])
  expect(new Set(cards.map(({ key }) => key)).size).toBe(2)
  for (const card of cards) expect(card).toMatchObject({ number: 7, name: 'Robin Porter', code: 'ABCD2345' })
})

test('a card names the vehicle where it is clear which one it is', () => {
  const [one] = numberCardsOf({ classes }, [row()])
  const [two] = numberCardsOf({ classes }, [row({ classKeys: ['S1', 'S2'] })])
  expect([one?.vehicle, two?.vehicle]).toEqual(['2011 Honda Civic', undefined])
})

test('each class has a card with the vehicle that was entered in it, and two vehicles in it have two', () => {
  const vehicles = [
    { classKey: 'S2', vehicle: '2009 Chevrolet Tahoe' },
    { classKey: 'S1', vehicle: '2006 Honda Civic' },
    { classKey: 'S1', vehicle: '2015 Ford Focus' },
  ].map((one) => ({ ...one, classKey: one.classKey as RosterRow['classKeys'][number] }))
  const cards = numberCardsOf({ classes }, [
    row({ classKeys: ['S2', 'S1', 'S1'], vehicle: undefined, vehicles }),
  ])
  expect(cards.map(({ className, vehicle }) => [className, vehicle])).toEqual([
    ['Street 1', '2006 Honda Civic'],
    ['Street 1', '2015 Ford Focus'],
    ['Street 2', '2009 Chevrolet Tahoe'],
  ])
  expect(new Set(cards.map(({ key }) => key)).size).toBe(3)
})

test('at a meet without classes each person has one card', () => {
  const cards = numberCardsOf({ classes: [] }, [row({ classKeys: [] }), row({ classKeys: [], number: 8 })])
  expect(cards.map(({ number, className }) => [number, className])).toEqual([
    [7, undefined],
    [8, undefined],
  ])
})
