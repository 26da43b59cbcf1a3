import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/log/log.ts'
import { deleteDueAccounts } from './delete-due-accounts.ts'
import { eraseAccount } from './erase-account.ts'

vi.mock('./erase-account.ts', () => ({ eraseAccount: vi.fn() }))
printLogsWith(() => undefined)
process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)

const userIdAt = (at: number) => `7b0c4a52-1111-4222-8333-${String(at).padStart(12, '0')}`

test('accounts that cannot be erased keep no others waiting', async () => {
  const due = Array.from({ length: 40 }, (_, at) => ({
    userId: userIdAt(at),
    dueAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }))
  documents.on(QueryCommand).callsFake(async ({ Limit = 0 }) => ({ Items: due.slice(0, Limit) }))
  const erased: string[] = []
  vi.mocked(eraseAccount).mockImplementation(async (userId) => {
    if (userId < userIdAt(30)) throw new Error('its provider does not answer')
    erased.push(userId)
  })
  await expect(deleteDueAccounts('2026-01-02T00:00:00.000Z')).rejects.toThrow('30 of 40')
  expect(erased).toHaveLength(10)
})
