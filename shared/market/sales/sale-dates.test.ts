import { expect, test } from 'vitest'
import type { Sale } from './sale.ts'
import { confirmableUntil, feedbackUntil, isFeedbackOpen, nextDueOfSale, saleStatusAt } from './sale-dates.ts'

type Dated = Pick<Sale, 'status' | 'createdAt' | 'confirmedAt' | 'isShown'>

const createdAt = '2026-03-01T10:00:00.000Z'
const waiting: Dated = { status: 'awaiting', createdAt, isShown: false }
const confirmed: Dated = { ...waiting, status: 'confirmed', confirmedAt: '2026-03-05T10:00:00.000Z' }

test('a sale can be confirmed for seven days, whether or not a job has ended it', () => {
  expect(confirmableUntil(waiting)).toBe('2026-03-08T10:00:00.000Z')
  expect(saleStatusAt(waiting, '2026-03-08T09:59:59.999Z')).toBe('awaiting')
  expect(saleStatusAt(waiting, '2026-03-08T10:00:00.000Z')).toBe('lapsed')
  expect(saleStatusAt(confirmed, '2027-01-01T00:00:00.000Z')).toBe('confirmed')
})

test('feedback is open for fourteen days from the confirmation, and only then', () => {
  expect(feedbackUntil(confirmed)).toBe('2026-03-19T10:00:00.000Z')
  expect(isFeedbackOpen(confirmed, '2026-03-19T09:59:59.999Z')).toBe(true)
  expect(isFeedbackOpen(confirmed, '2026-03-19T10:00:00.000Z')).toBe(false)
  for (const status of ['awaiting', 'declined', 'lapsed', 'undone'] as const)
    expect(isFeedbackOpen({ ...waiting, status }, '2026-03-02T10:00:00.000Z'), status).toBe(false)
})

test('the job looks at a sale when it lapses, and when its feedback opens, and then no more', () => {
  expect(nextDueOfSale(waiting)).toBe('2026-03-08T10:00:00.000Z')
  expect(nextDueOfSale(confirmed)).toBe('2026-03-19T10:00:00.000Z')
  expect(nextDueOfSale({ ...confirmed, isShown: true })).toBeUndefined()
  for (const status of ['declined', 'lapsed', 'undone'] as const)
    expect(nextDueOfSale({ ...waiting, status }), status).toBeUndefined()
})
