import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { releasePromoReservations } from './release-promo-reservations.ts'
import { releaseReservation } from './release-reservation.ts'

vi.mock('./release-reservation.ts', () => ({ releaseReservation: vi.fn() }))
const lines: object[] = []
printLogsWith((line) => void lines.push(JSON.parse(line)))
process.env.TABLE_NAME = 'test'

const reservationOf = (member: number) => ({
  userId: `7b0c4a52-1111-4222-8333-00000000000${member}`,
  promoId: 'promo_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'FIFTH',
  subscriptionId: 'sub_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state: 'reserved',
  reservedUntil: '2026-01-01T00:00:00.000Z',
  createdAt: '2025-12-31T23:30:00.000Z',
  version: 1,
})

const now = '2026-01-01T00:05:00.000Z'
const documents = mockClient(DynamoDBDocumentClient)
documents.on(QueryCommand).resolves({ Items: [reservationOf(1), reservationOf(2)] })
const release = vi.mocked(releaseReservation)

test('a code that stays taken because its checkout cannot be ended fails the run, and keeps no other', async () => {
  release.mockRejectedValueOnce(new Error('the provider does not answer')).mockResolvedValue(true)
  await expect(releasePromoReservations(now)).rejects.toThrow('1 reservations')
  expect(release).toHaveBeenCalledTimes(2)
  // The person who looks into it at night needs to know which member it is.
  expect(lines).toMatchObject([{ event: 'job.row_failed', userId: reservationOf(1).userId }])
})

test('two simultaneous runs both succeed: the second one finds nothing left to do', async () => {
  release.mockReset().mockRejectedValueOnce(concurrentChange()).mockResolvedValueOnce(true)
  release.mockResolvedValue(false)
  expect(await releasePromoReservations(now)).toEqual({ released: 1 })
})
