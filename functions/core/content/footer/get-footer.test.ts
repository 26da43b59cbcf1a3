import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { storedPaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { forgetPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { getFooter } from './get-footer.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  documents.reset()
  documents.on(QueryCommand).resolves({ Items: [] })
  documents.on(GetCommand).resolves({})
  forgetPaymentSettings()
})

test.each([
  [true, false, ['visa', 'mastercard', 'amex', 'discover']],
  [false, true, ['paypal']],
  [false, false, []],
])('with Stripe %s and PayPal %s its logos are %j', async (stripeActive, paypalActive, cards) => {
  const settings = storedPaymentSettings.item({
    mode: 'test',
    stripeActive,
    paypalActive,
    automaticTax: false,
    test: {},
    live: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  })
  documents.on(GetCommand, { Key: { pk: 'SETTINGS', sk: 'PAYMENT' } }).resolves({ Item: settings })
  expect((await getFooter()).cards).toEqual(cards)
})

test('where nothing was ever set, nothing is promised', async () => {
  expect(await getFooter()).toMatchObject({ sections: [], contact: { address: [], social: [] }, cards: [] })
})
