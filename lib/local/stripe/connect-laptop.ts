import { connectStripe } from '#core/billing/connect-stripe.ts'
import { clientFor } from '#core/stripe/stripe.ts'

/** The laptop’s own account at the emulator: these keys open nothing else. */
const keys = { secretKey: 'sk_test_laptop', publishableKey: 'pk_test_laptop' }
const path = '/api/webhooks/stripe'

/** Makes the platform pay through the emulator, wherever it listens today. */
export async function connectLaptop(url: string, now: Date): Promise<void> {
  const webhookUrl = `${url.replace('localhost', '127.0.0.1')}${path}`
  await forgetFormerAddresses(webhookUrl)
  await connectStripe({ mode: 'test', ...keys, webhook: { url: webhookUrl }, now: now.toISOString() })
}

/** Under another port somebody else may listen by now. */
async function forgetFormerAddresses(webhookUrl: string): Promise<void> {
  const stripe = await clientFor(keys.secretKey)
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  for (const { id, url } of data)
    if (url !== webhookUrl && url.endsWith(path)) await stripe.webhookEndpoints.del(id)
}
