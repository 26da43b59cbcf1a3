import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { beginning } from './billing-audit.ts'
import { hashEntry } from './hash-entry.ts'
import { verifyBillingAudit } from './verify-billing-audit.ts'

process.env.TABLE_NAME = 'test'
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)

const said = {
  id: 'aud_01ARZ3NDEKTSV4RRFFQ69G5FAV' as const,
  sequence: 1,
  adminId: '7b0c4a52-1111-4222-8333-444455556666',
  action: 'billing_export' as const,
  entityType: 'transactions' as const,
  entityId: 'all',
  createdAt: '2026-01-01T00:00:00.000Z',
  previousHash: beginning,
  version: 1 as const,
}

test('an entry that was added a moment ago is no break of the chain', async () => {
  const entry = { ...said, hash: hashEntry(said) }
  documents.on(GetCommand).resolves({ Item: { hash: entry.hash, version: 1 } })
  // The table answers this way to reads that are not consistent.
  documents.on(QueryCommand).resolves({ Items: [] })
  documents.on(QueryCommand, { ConsistentRead: true }).resolves({ Items: [entry] })
  expect(await verifyBillingAudit()).toEqual({ entries: 1 })
})

test('an entry that did not move the head, or a chain without a head, is a break', async () => {
  const entry = { ...said, hash: hashEntry(said) }
  const added = { ...said, sequence: 2, previousHash: entry.hash }
  documents.on(QueryCommand, { ConsistentRead: true }).resolves({
    Items: [entry, { ...added, hash: hashEntry(added) }],
  })
  documents.on(GetCommand).resolves({ Item: { hash: entry.hash, version: 1 } })
  expect(await verifyBillingAudit()).toEqual({ entries: 1, brokenAt: 2 })
  documents.on(GetCommand).resolves({})
  expect(await verifyBillingAudit()).toEqual({ entries: 0, brokenAt: 1 })
})
