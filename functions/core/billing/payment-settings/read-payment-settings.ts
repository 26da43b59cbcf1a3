import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'

/** Nothing can be paid until an administrator decides otherwise: a default that charges would be a trap. */
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

const keptMs = 1000
let kept: { settings: PaymentSettings; at: number } | undefined

/** A second old at most: one payment asks for them dozens of times. `fresh` reads them again before a change. */
export async function readPaymentSettings({ fresh = false } = {}): Promise<PaymentSettings> {
  if (!fresh && kept && Date.now() - kept.at < keptMs) return kept.settings
  const settings = (await storedPaymentSettings.get({}, { consistent: fresh })) ?? nothingActive
  kept = { settings, at: Date.now() }
  return settings
}

export function forgetPaymentSettings(): void {
  kept = undefined
}
