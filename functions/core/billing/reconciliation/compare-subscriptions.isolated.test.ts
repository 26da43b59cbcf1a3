import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { comparePaypalSubscriptions } from './compare-paypal-subscriptions.ts'
import { compareStripeSubscriptions } from './compare-stripe-subscriptions.ts'
import type { Findings } from './findings.ts'

vi.mock('#core/billing/stripe/stripe.ts', () => ({ stripeClient: vi.fn() }))
vi.mock('#core/billing/subscriptions/mirror-subscription.ts', () => ({ mirrorSubscription: vi.fn() }))
printLogsWith(() => undefined)
process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const now = '2026-01-03T03:20:00.000Z'
const findings = (): Findings => ({
  events: 0,
  compared: 0,
  repaired: 0,
  abandoned: 0,
  failed: 0,
  unexplained: [],
})
let kept: Record<string, unknown> | undefined

beforeEach(() => {
  documents.reset()
  kept = undefined
  documents.on(GetCommand).callsFake(async ({ Key }) => ({ Item: Key.sk === 'PROGRESS' ? kept : undefined }))
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems }) => {
    kept = TransactItems[0].Put.Item
    return {}
  })
})

/** Answers each name with a page that holds one of someone else’s, and is cut off at the last one. */
function stripeWith(names: string[], endsAt?: string) {
  const asked: (string | undefined)[] = []
  const list = async ({ starting_after: after }: { starting_after?: string }) => {
    asked.push(after)
    if (after && !names.includes(after))
      throw Object.assign(new Error('No such subscription'), {
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
      })
    const id = names[names.indexOf(after ?? '') + 1] ?? ''
    if (id === endsAt) throw new Error('the function has run out of time')
    return { data: [{ id, metadata: {} }], has_more: id !== names.at(-1) }
  }
  vi.mocked(stripeClient).mockResolvedValue({ subscriptions: { list } } as never)
  return asked
}

const names = ['sub_1', 'sub_2', 'sub_3', 'sub_4']

test('a run that is cut off among the subscriptions of Stripe is gone on with from there', async () => {
  stripeWith(names, 'sub_3')
  await expect(compareStripeSubscriptions(findings(), now)).rejects.toThrow('out of time')
  const asked = stripeWith(names)
  await compareStripeSubscriptions(findings(), now)
  expect(asked).toEqual(['sub_2', 'sub_3'])
  const again = stripeWith(names)
  await compareStripeSubscriptions(findings(), now)
  expect(again[0]).toBeUndefined()
})

test('where a run ended in another account, as before live keys, the next one starts over', async () => {
  stripeWith(names, 'sub_3')
  await expect(compareStripeSubscriptions(findings(), now)).rejects.toThrow('out of time')
  const asked = stripeWith(['sub_live_1', 'sub_live_2'])
  await compareStripeSubscriptions(findings(), now)
  expect(asked).toEqual(['sub_2', undefined, 'sub_live_1'])
})

test('a run that is cut off among the subscriptions of PayPal is gone on with from there', async () => {
  const id = (at: number) => `sub_01ARZ3NDEKTSV4RRFFQ69G5FA${at}`
  const keyOf = (at: number) => ({
    gsi3pk: 'SUBSCRIPTIONS_AT_PAYPAL',
    gsi3sk: id(at),
    pk: 'USER#1',
    sk: `SUBSCRIPTION#${id(at)}`,
  })
  let endsAt = 3
  documents.on(QueryCommand).callsFake(async ({ ExclusiveStartKey: from }) => {
    const at = from ? Number(from.gsi3sk.at(-1)) + 1 : 1
    if (at === endsAt) throw new Error('the function has run out of time')
    const Items = [storedSubscription({ id: id(at) as `sub_${string}`, paymentProvider: 'paypal' })]
    return { Items, ...(at < 4 && { LastEvaluatedKey: keyOf(at) }) }
  })
  const looked = () => vi.mocked(mirrorSubscription).mock.calls.map(([named]) => named.subscriptionId)
  await expect(comparePaypalSubscriptions(findings(), now)).rejects.toThrow('out of time')
  expect(looked()).toEqual([id(1), id(2)])
  endsAt = 0
  await comparePaypalSubscriptions(findings(), now)
  expect(looked().slice(2)).toEqual([id(3), id(4)])
})
