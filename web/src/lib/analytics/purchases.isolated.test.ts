import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything, nothingOptional } from '#web/lib/consent/consent-record.ts'
import {
  countPaid,
  countPurchase,
  notedPurchase,
  notePurchase,
  purchaseSettled,
  purchasesKey,
} from './purchases.ts'
import { sendEventsTo } from './track.ts'

const consent = { preferences: everything }
vi.mock('#web/lib/consent/stored-consent.ts', () => ({ storedConsent: () => consent.preferences }))

const storage = new Map<string, string>()
const sent: unknown[] = []
let stop: () => void
const count = () => {
  stop = sendEventsTo((name, params) => void (name === 'purchase' && sent.push(params)))
}

const planId = 'pro_competitor_monthly'
type Settled = Parameters<typeof purchaseSettled>[0]
const settled = (id = 'txn_1', payment = {}, subscription = {}) =>
  ({
    payment: { id, type: 'payment', status: 'succeeded', amountCents: 999, currency: 'USD', ...payment },
    subscription: { planId, ...subscription },
  }) as Settled

beforeEach(() => {
  storage.clear()
  sent.length = 0
  consent.preferences = everything
  let before = Promise.resolve()
  const request = (_name: string, work: () => void) => {
    before = before.then(work)
    return before
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  })
  count()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a payment is counted once, however many answers report it and however often it is attempted again', async () => {
  notePurchase({ planId })
  await Promise.all([purchaseSettled(settled()), purchaseSettled(settled()), purchaseSettled(settled())])
  expect(sent).toEqual([{ value: 9.99, currency: 'USD', item: 'membership', plan: planId }])
  notePurchase({ planId })
  await purchaseSettled(settled())
  expect(sent).toHaveLength(1)
  await purchaseSettled(settled('txn_2'))
  expect(sent).toHaveLength(2)
})

test('a payment that went through before counting has started is counted when it starts, once', async () => {
  stop()
  notePurchase({ planId })
  await purchaseSettled(settled())
  expect(sent).toEqual([])
  count()
  await Promise.all([countPurchase(), countPurchase()])
  expect(sent).toHaveLength(1)
})

test.each<[string, Settled]>([
  ['failed', settled('txn_1', { status: 'failed' })],
  ['is a refund', settled('txn_1', { type: 'refund' })],
  ['was for another plan', settled('txn_1', {}, { planId: 'retailer_monthly' })],
  ['is not there', { ...settled(), payment: undefined }],
])('a payment that %s is not counted', async (_what, answer) => {
  notePurchase({ planId })
  await purchaseSettled(answer)
  expect(sent).toEqual([])
  expect(notedPurchase()).toMatchObject({ planId })
})

test('a payment tried again is counted by its own id, whatever the plan', async () => {
  notePurchase({ transactionId: 'txn_1' })
  await purchaseSettled(settled('txn_2'))
  expect(sent).toEqual([])
  await purchaseSettled(settled('txn_1'))
  expect(sent).toHaveLength(1)
})

test('without consent nothing is kept, and a payment that was not attempted here is not counted', async () => {
  consent.preferences = nothingOptional as typeof everything
  notePurchase({ planId })
  await purchaseSettled(settled())
  expect([sent, storage.get(purchasesKey)]).toEqual([[], undefined])
})

test('a renewal long after an attempt that was given up is not counted', async () => {
  vi.useFakeTimers()
  notePurchase({ planId })
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  await purchaseSettled(settled())
  expect(sent).toEqual([])
})

test('an entry and an ad are counted once by the payment itself, whatever is attempted beside them', async () => {
  notePurchase({ planId })
  const entry = { id: 'reg_1:4500', cents: 4500, item: 'entry' } as const
  expect(await Promise.all([countPaid(entry), countPaid(entry)])).toEqual([true, false])
  expect(await countPaid({ id: 'ado_1', cents: 9900, item: 'ad' })).toBe(true)
  expect(sent).toEqual([
    { value: 45, currency: 'USD', item: 'entry' },
    { value: 99, currency: 'USD', item: 'ad' },
  ])
  expect(notedPurchase()).toMatchObject({ planId })
})

test('what cost nothing, or was paid without consent, is not counted', async () => {
  expect(await countPaid({ id: 'reg_1:0', cents: 0, item: 'entry' })).toBe(false)
  consent.preferences = nothingOptional as typeof everything
  expect(await countPaid({ id: 'reg_2:4500', cents: 4500, item: 'entry' })).toBe(false)
  expect([sent, storage.get(purchasesKey)]).toEqual([[], undefined])
})
