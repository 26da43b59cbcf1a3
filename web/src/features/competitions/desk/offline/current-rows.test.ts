import { expect, test } from 'vitest'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { countedIn, currentRows } from './current-rows.ts'
import type { QueueItem } from './queue-item.ts'

const inAt = '2027-07-10T14:00:00.000Z'
const row = (number: number, more: Partial<RosterRow> = {}): RosterRow => ({
  id: `reg_${number}` as RosterRow['id'],
  name: `Person ${number}`,
  number,
  code: `ABCD234${number}`,
  classKeys: [],
  dueCents: 0,
  status: 'confirmed',
  ...more,
})
const walkIn = (more: Partial<QueueItem> = {}): QueueItem =>
  ({
    id: '1',
    kind: 'walk_in',
    eventId: 'evt_1',
    registrationId: 'reg_new',
    name: 'Gus Guest',
    form: { entries: [{ classKey: 'S1', vehicle: { year: 2015, make: 'Ford', model: 'Focus' } }] },
    dueCents: 3000,
    deviceAt: inAt,
    state: 'waiting',
    ...more,
  }) as QueueItem

test('people who were let in without a place are not counted among those who have one', () => {
  const rows = [
    row(1, { checkedInAt: inAt }),
    row(2, { checkedInAt: inAt, status: 'cancelled' }),
    row(3, { checkedInAt: inAt, status: 'withdrawn' }),
  ]
  expect(countedIn(rows)).toEqual({ inside: 1, expected: 1, others: 2 })
  expect(countedIn([...rows, row(4)])).toEqual({ inside: 1, expected: 2, others: 2 })
})

test('a walk-in of this device is on its list until the server has entered or refused them', () => {
  const cash = { ...walkIn(), id: '2', kind: 'cash', amountCents: 3000, after: '1' } as QueueItem
  expect(currentRows({ rows: [row(1)], queue: [walkIn()] })).toMatchObject([
    { number: 1 },
    { name: 'Gus Guest', classKeys: ['S1'], vehicle: '2015 Ford Focus', dueCents: 3000, status: 'confirmed' },
  ])
  expect(currentRows({ rows: [], queue: [walkIn(), cash] })).toMatchObject([{ dueCents: 0 }])
  expect(currentRows({ rows: [], queue: [walkIn({ state: 'attention' })] })).toEqual([])
})
