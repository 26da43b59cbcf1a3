import type { Clock } from '../clock/clock.ts'
import { createLazyEmulator } from './lazy-emulator.ts'

type Options = {
  dataDir: string
  /** The address of the platform. */
  url: string
  clock: Clock
  /** The time at Stripe, while a history is being made there that of the past. */
  stripeNow: () => Date
}

/** Both payment providers, whose code is loaded at their first use. */
export function createPaymentEmulators({ dataDir, url, clock, stripeNow }: Options) {
  return {
    stripe: createLazyEmulator({
      folder: 'stripe',
      dataDir,
      clock,
      open: async () =>
        (await import('../stripe/stripe.ts')).createStripe({
          dataDir,
          url: `${url}/_local/stripe`,
          now: stripeNow,
        }),
    }),
    paypal: createLazyEmulator({
      folder: 'paypal',
      dataDir,
      clock,
      open: async () =>
        (await import('../paypal/paypal.ts')).createPaypal({
          dataDir,
          url: `${url}/_local/paypal`,
          now: clock.now,
        }),
    }),
  }
}
