import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'

/** Until somebody has decided otherwise nothing can be paid: a default that charges would be a trap. */
const nothingActive: PaymentSettings = {
  mode: 'test',
  stripeActive: false,
  paypalActive: false,
  automaticTax: false,
  test: {},
  live: {},
  updatedAt: '1970-01-01T00:00:00.000Z',
  version: 0,
}

export const readPaymentSettings = async (): Promise<PaymentSettings> =>
  (await storedPaymentSettings.get({})) ?? nothingActive
