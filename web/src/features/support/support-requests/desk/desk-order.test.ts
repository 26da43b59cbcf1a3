import { expect, test } from 'vitest'
import { inDeskOrder } from './desk-order.ts'

const at = (hour: number) => `2026-06-05T${String(hour).padStart(2, '0')}:00:00.000Z`
const rows = [
  { id: 'later', dueAt: at(17), lastMessageAt: at(10) },
  { id: 'no time', lastMessageAt: at(9) },
  { id: 'late', dueAt: at(8), lastMessageAt: at(7) },
  { id: 'as late, asked before', dueAt: at(8), lastMessageAt: at(6) },
]
const ids = (filter: Parameters<typeof inDeskOrder>[1]) => inDeskOrder(rows, filter).map(({ id }) => id)

test('what is late leads, and what has no time comes last', () => {
  expect(ids({ view: 'open' })).toEqual(['as late, asked before', 'late', 'later', 'no time'])
})

test('where no time runs, and in a search, the order stays', () => {
  const order = rows.map(({ id }) => id)
  expect(ids({ view: 'solved' })).toEqual(order)
  expect(ids({ view: 'open', q: 'meter' })).toEqual(order)
})
