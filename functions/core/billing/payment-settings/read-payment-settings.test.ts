import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'
import { forgetPaymentSettings, readPaymentSettings } from './read-payment-settings.ts'
import { writePaymentSettings } from './write-payment-settings.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  documents.reset()
  vi.useFakeTimers()
  forgetPaymentSettings()
})
afterEach(() => vi.useRealTimers())

const settings: PaymentSettings = {
  mode: 'test',
  stripeActive: true,
  paypalActive: false,
  automaticTax: false,
  test: {},
  live: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}
const stored = (change: Partial<PaymentSettings> = {}) =>
  documents.on(GetCommand).resolves({ Item: storedPaymentSettings.item({ ...settings, ...change }) })

test('one payment reads the settings once, and someone else’s decision holds a second later', async () => {
  stored()
  for (let asked = 0; asked < 10; asked++) expect((await readPaymentSettings()).stripeActive).toBe(true)
  expect(documents.commandCalls(GetCommand)).toHaveLength(1)
  stored({ stripeActive: false })
  await vi.advanceTimersByTimeAsync(999)
  expect((await readPaymentSettings()).stripeActive).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect((await readPaymentSettings()).stripeActive).toBe(false)
})

test('a call that is about to change the settings reads them as they are', async () => {
  stored()
  await readPaymentSettings()
  stored({ version: 2 })
  expect((await readPaymentSettings({ fresh: true })).version).toBe(2)
  expect((await readPaymentSettings()).version).toBe(2)
})

test('what was decided here holds here at once', async () => {
  stored()
  documents.on(PutCommand).resolves({})
  const known = await readPaymentSettings()
  await writePaymentSettings(known, { paypalActive: true })
  stored({ paypalActive: true, version: 2 })
  expect((await readPaymentSettings()).paypalActive).toBe(true)
})
