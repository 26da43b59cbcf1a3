import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import { notConnected } from '#core/billing/payment-settings/require-active.ts'
import { paypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { deleteDueAccounts } from './delete-due-accounts.ts'
import { eraseAccount } from './erase-account.ts'

vi.mock('./erase-account.ts', () => ({ eraseAccount: vi.fn() }))
vi.mock('#core/billing/billing/alert-administrators.ts', () => ({ alertAdministrators: vi.fn() }))
printLogsWith(() => undefined)
process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)

const userIdAt = (at: number) => `7b0c4a52-1111-4222-8333-${String(at).padStart(12, '0')}`

beforeEach(() => {
  documents.reset()
  vi.mocked(eraseAccount).mockReset()
})

test('accounts that cannot be erased keep no others waiting', async () => {
  const due = Array.from({ length: 40 }, (_, at) => ({
    userId: userIdAt(at),
    dueAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }))
  documents.on(QueryCommand).callsFake(async ({ Limit = 0 }) => ({ Items: due.slice(0, Limit) }))
  documents.on(GetCommand).callsFake(async ({ Key }) => ({
    Item: due.find(({ userId }) => Key.pk === `USER#${userId}`),
  }))
  const erased: string[] = []
  vi.mocked(eraseAccount).mockImplementation(async (userId) => {
    if (userId < userIdAt(30)) throw new Error('its provider does not answer')
    erased.push(userId)
  })
  await expect(deleteDueAccounts('2026-01-02T00:00:00.000Z')).rejects.toThrow('30 of 40')
  expect(erased).toHaveLength(10)
})

test('however many accounts are due on a day, all of them go as they were promised', async () => {
  const dueAt = '2026-01-01T00:00:00.000Z'
  const due = Array.from({ length: 150 }, (_, at) => ({ userId: userIdAt(at), dueAt, version: 1 }))
  documents.on(QueryCommand).callsFake(async ({ ExclusiveStartKey }) => {
    const from = due.findIndex(({ userId }) => ExclusiveStartKey?.pk === `USER#${userId}`) + 1
    const last = from === 0 && due[99]
    const position = last && { pk: `USER#${last.userId}`, sk: 'DELETION', gsi1sk: `${dueAt}#${last.userId}` }
    return { Items: due.slice(from, from + 100), ...(position && { LastEvaluatedKey: position }) }
  })
  documents.on(GetCommand).callsFake(async ({ Key }) => ({
    Item: due.find(({ userId }) => Key.pk === `USER#${userId}`),
  }))
  expect(await deleteDueAccounts('2026-01-02T00:00:00.000Z')).toEqual({ erased: 150 })
})

test('a run ends before it is cut off, and leaves the rest to the next one', async () => {
  const due = Array.from({ length: 40 }, (_, at) => ({
    userId: userIdAt(at),
    dueAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }))
  documents.on(QueryCommand).callsFake(async () => ({ Items: due }))
  documents.on(GetCommand).callsFake(async ({ Key }) => ({
    Item: due.find(({ userId }) => Key.pk === `USER#${userId}`),
  }))
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(eraseAccount).mockImplementation(async () => void vi.setSystemTime(Date.now() + 60_000))
  expect(await deleteDueAccounts('2026-01-02T00:00:00.000Z')).toEqual({ erased: 10 })
})

test('however many accounts wait for the keys of their provider, the others are erased', async () => {
  const [dueAt, blockedAt] = ['2026-01-01T00:00:00.000Z', '2026-01-01T01:00:00.000Z']
  const due = Array.from({ length: 250 }, (_, at) => ({
    userId: userIdAt(at),
    dueAt,
    version: 2,
    ...(at < 240 && { blockedAt }),
  }))
  documents.on(QueryCommand).callsFake(async ({ Limit = 0, ExclusiveStartKey }) => {
    const from = due.findIndex(({ userId }) => ExclusiveStartKey?.pk === `USER#${userId}`) + 1
    const last = due[from + Limit - 1]
    const position = last && { pk: `USER#${last.userId}`, sk: 'DELETION', gsi1sk: `${dueAt}#${last.userId}` }
    return { Items: due.slice(from, from + Limit), ...(position && { LastEvaluatedKey: position }) }
  })
  documents.on(GetCommand).callsFake(async ({ Key }) => ({
    Item: due.find(({ userId }) => Key.pk === `USER#${userId}`),
  }))
  vi.mocked(eraseAccount).mockImplementation(async (userId) => {
    if (userId < userIdAt(240)) throw notConnected('paypal')
  })
  expect(await deleteDueAccounts('2026-01-02T00:00:00.000Z')).toEqual({ erased: 10 })
})

test('an account that waits for the keys of its provider rings once, and is erased when they are back', async () => {
  const now = '2026-01-02T00:00:00.000Z'
  let row = { userId: userIdAt(0), dueAt: '2026-01-01T00:00:00.000Z', version: 1 }
  documents.on(QueryCommand).callsFake(async () => ({ Items: [row] }))
  documents.on(GetCommand).callsFake(async () => ({ Item: row }))
  const told = vi.mocked(alertAdministrators)
  for (const [times, refusal] of [notConnected('paypal'), paypalProblem(401, {}, 'a token')].entries()) {
    vi.mocked(eraseAccount).mockRejectedValue(refusal)
    row = { userId: row.userId, dueAt: row.dueAt, version: 1 }
    await expect(deleteDueAccounts(now)).rejects.toThrow('1 of 1')
    expect(told).toHaveBeenCalledTimes(times + 1)
    const item = told.mock.lastCall?.[0].once.item.Put?.Item
    expect(item).toMatchObject({ userId: row.userId, blockedAt: now, version: 2 })
    row = { ...row, ...item }
    expect(await deleteDueAccounts(now)).toEqual({ erased: 0 })
    expect(told).toHaveBeenCalledTimes(times + 1)
  }
  vi.mocked(eraseAccount).mockResolvedValue()
  expect(await deleteDueAccounts(now)).toEqual({ erased: 1 })
})

test('an account that its owner kept in the last moment stays, though the list does not know that yet', async () => {
  const row = { userId: userIdAt(0), dueAt: '2026-01-01T00:00:00.000Z', version: 1 }
  documents.on(QueryCommand).resolves({ Items: [row] })
  documents.on(GetCommand).resolves({})
  expect(await deleteDueAccounts('2026-01-01T00:00:00.000Z')).toEqual({ erased: 0 })
  expect(eraseAccount).not.toHaveBeenCalled()
})

test('an account whose owner kept it and asked again is not erased before the new day', async () => {
  const row = { userId: userIdAt(0), dueAt: '2026-01-01T00:00:00.000Z', version: 1 }
  documents.on(QueryCommand).resolves({ Items: [row] })
  documents.on(GetCommand).resolves({ Item: { ...row, dueAt: '2026-01-14T23:59:59.000Z' } })
  expect(await deleteDueAccounts('2026-01-01T00:00:00.000Z')).toEqual({ erased: 0 })
  expect(eraseAccount).not.toHaveBeenCalled()
})
