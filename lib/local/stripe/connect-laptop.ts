import { connectStripe } from '#core/billing/connect-stripe.ts'

/** The laptop’s own account at the emulator: these keys open nothing else. */
const keys = { secretKey: 'sk_test_laptop', publishableKey: 'pk_test_laptop' }

/** Makes the platform pay through the emulator, wherever it listens today. */
export const connectLaptop = (url: string, now: Date) =>
  connectStripe({
    mode: 'test',
    ...keys,
    webhookUrl: `${url.replace('localhost', '127.0.0.1')}/api/webhooks/stripe`,
    now: now.toISOString(),
  })
