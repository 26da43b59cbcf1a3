import { expect, test } from 'vitest'
import { afterDelivery } from './after-delivery.ts'
import type { StoredWebhookLog } from './webhook-logs.ts'

const now = '2026-01-01T10:00:10.000Z'
const log: StoredWebhookLog = {
  id: 'whk_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  provider: 'stripe',
  eventId: 'evt_1',
  eventType: 'invoice.paid',
  status: 'pending',
  requestBody: '{}',
  authentic: true,
  retryCount: 1,
  lastRetryAt: '2026-01-01T10:00:00.000Z',
  createdAt: '2026-01-01T09:00:00.000Z',
  version: 3,
}
const lost = { response: 'timeout', error: { message: 'timeout', errorClass: 'network' } } as const

test('a retry that our endpoint did not take has failed', () => {
  expect(afterDelivery(log, lost, now)).toEqual({
    ...log,
    status: 'failed',
    responseBody: 'timeout',
    errorMessage: 'timeout',
    errorClass: 'network',
    processedAt: now,
    version: 4,
  })
})

test.each(['processing', 'succeeded', 'failed'] as const)(
  'an event that a worker has by now and says is %s stays so when only the answer got lost',
  (status) => {
    const known = { ...log, status }
    expect(afterDelivery(known, lost, now)).toBe(known)
  },
)

test('the answer to a retry is recorded, and leaves the state to the worker', () => {
  for (const status of ['pending', 'succeeded'] as const)
    expect(afterDelivery({ ...log, status }, { response: '200 {}' }, now)).toEqual({
      ...log,
      status,
      responseBody: '200 {}',
      version: 4,
    })
})
