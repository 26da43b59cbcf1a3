import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import type { Write } from '#core/platform/db/write.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { alertAdministrators } from './alert-administrators.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const idAt = (at: number) => `7b0c4a52-1111-4222-8333-${String(at).padStart(12, '0')}`
const emailOf = (id: string) => `admin-${Number(id.slice(-12))}@example.test`
const once: Write = {
  item: {
    Put: {
      TableName: 'test',
      Item: { pk: 'ONCE', sk: 'ONCE' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  refused: () => new Error('told before'),
}
const href = '/admin/billing?tab=transactions' as const
const alert = { title: 'A payment was disputed', message: 'Payment txn_1.', href, once }

const setting = (value: string[]) => ({ key: 'alert_addresses', value, updatedAt: now, version: 1 })

/** A table with administrators, which takes a transaction whole or not at all. */
function tableWith(administrators: number, named?: string[], accounts: string[] = []) {
  const claims = new Map(accounts.map((email) => [email, { email, userId: idAt(99), version: 1 }]))
  const written = new Map<string, Record<string, unknown>>()
  const documents = mockClient(DynamoDBDocumentClient)
  const ids = Array.from({ length: administrators }, (_, at) => idAt(at))
  documents.on(GetCommand).callsFake(async ({ Key }) => {
    if (Key.pk === 'SETTINGS') return { Item: named && setting(named) }
    if (Key.pk.startsWith('EMAIL#')) return { Item: claims.get(Key.pk.slice('EMAIL#'.length)) }
    if (Key.pk === 'ADMINISTRATORS') return { Item: { ids: new Set(ids) } }
    const id = Key.pk.slice('USER#'.length)
    return { Item: newUser({ id, email: emailOf(id), membershipType: 'admin' }, now) }
  })
  const write = async ({
    TransactItems,
  }: {
    TransactItems: { Put?: { Item: Record<string, string> } }[]
  }) => {
    expect(TransactItems.length).toBeLessThanOrEqual(100)
    const items = TransactItems.flatMap(({ Put }) => (Put ? [Put.Item] : []))
    const keys = items.map(({ pk, sk }) => `${pk} ${sk}`)
    const CancellationReasons = TransactItems.map(({ Put }) => ({
      Code: Put && written.has(`${Put.Item.pk} ${Put.Item.sk}`) ? 'ConditionalCheckFailed' : 'None',
    }))
    if (keys.some((key) => written.has(key)))
      throw new TransactionCanceledException({ message: 'canceled', $metadata: {}, CancellationReasons })
    for (const [at, item] of items.entries()) written.set(keys[at] ?? '', item)
    return {}
  }
  documents.on(TransactWriteCommand).callsFake(write)
  const all = () => [...written.values()]
  return {
    documents,
    write,
    mailed: () => all().flatMap(({ toEmail }) => toEmail ?? []),
    notified: () => all().filter(({ entity }) => entity === 'notification').length,
  }
}

const everybody = (count: number) => Array.from({ length: count }, (_, at) => emailOf(idAt(at))).toSorted()

test.each([1, 15, 16, 40])('each of %d administrators hears of what they must look at', async (count) => {
  const { mailed } = tableWith(count)
  await alertAdministrators(alert, now)
  expect(mailed().toSorted()).toEqual(everybody(count))
})

test('an alert is mailed to the addresses that are named, and every administrator is notified', async () => {
  const { mailed, notified } = tableWith(40, ['books@example.test', emailOf(idAt(3))])
  await alertAdministrators(alert, now)
  expect(mailed().toSorted()).toEqual([emailOf(idAt(3)), 'books@example.test'])
  expect(notified()).toBe(40)
})

test('an alert is not mailed to someone who is no longer an administrator', async () => {
  const { mailed } = tableWith(2, ['former@example.test'], ['former@example.test'])
  await alertAdministrators(alert, now)
  expect(mailed().toSorted()).toEqual(everybody(2))
})

test('an alert that broke off halfway reaches the administrators who are left, and no one twice', async () => {
  const { documents, write, mailed } = tableWith(40)
  let calls = 0
  documents.on(TransactWriteCommand).callsFake((input) => {
    if (++calls === 6) throw new Error('the table does not answer')
    return write(input)
  })
  await expect(alertAdministrators(alert, now)).rejects.toThrow('does not answer')
  await alertAdministrators(alert, now)
  await expect(alertAdministrators(alert, now)).rejects.toThrow('told before')
  expect(mailed().toSorted()).toEqual(everybody(40))
})
