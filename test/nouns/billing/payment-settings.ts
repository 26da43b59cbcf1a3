import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { plantedPassword as password } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

/** Everyone pays by the settings of the shared cloud, so the samples leave them as they are. */
export const fixture = {
  getPaymentSettings: () => ({}),
  updatePaymentSettings: {
    sample: async (caller) => {
      const decided = { mode: 'test', stripeActive: true, paypalActive: true, automaticTax: false } as const
      if (!caller) return { body: { ...decided, version: 1, password } }
      const { mode, stripeActive, paypalActive, automaticTax, version } = await readPaymentSettings({
        fresh: true,
      })
      return { body: { mode, stripeActive, paypalActive, automaticTax, version, password } }
    },
    caller: 'shared',
  },
  connectProvider: {
    sample: () => ({
      params: { provider: 'stripe' },
      body: { mode: 'test', secretKey: 'sk_live_sample', publishableKey: 'pk_test_sample', password },
    }),
    caller: 'shared',
    idle: [400, 'wrong_mode_key'],
  },
  testProvider: () => ({ params: { provider: 'stripe' }, body: { mode: 'test' } }),
  disconnectProvider: {
    sample: () => ({ params: { provider: 'stripe' }, body: { mode: 'live', password } }),
    caller: 'shared',
    idle: [409, 'provider_not_connected'],
  },
} satisfies NounFixture<'paymentSettings'>
