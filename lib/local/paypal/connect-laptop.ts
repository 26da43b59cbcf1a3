import { connectPaypal } from '#core/billing/billing/connect-paypal.ts'
import { paypalFor } from '#core/billing/paypal/paypal.ts'
import { credentials } from './credentials.ts'

const path = '/api/webhooks/paypal'

/** Makes the platform pay through the emulator, wherever it listens today, and trust what it signs. */
export async function connectLaptopToPaypal(url: string, now: Date): Promise<void> {
  const address = url.replace('localhost', '127.0.0.1')
  const root = await fetch(`${address}/_local/paypal/root.pem`)
  process.env.PAYPAL_CERT_ROOT = await root.text()
  const application = { clientId: credentials.clientId, clientSecret: credentials.secret }
  const webhookUrl = `${url}${path}`
  await forgetFormerAddresses(webhookUrl, application)
  await connectPaypal({ mode: 'test', ...application, webhookUrl, now: now.toISOString() })
}

/** Another service may listen under another port by now. */
async function forgetFormerAddresses(
  webhookUrl: string,
  application: { clientId: string; clientSecret: string },
): Promise<void> {
  const paypal = paypalFor('test', application)
  const { webhooks } = await paypal.get<{ webhooks: { id: string; url: string }[] }>(
    '/v1/notifications/webhooks',
  )
  for (const { id, url } of webhooks)
    if (url !== webhookUrl && url.endsWith(path)) await paypal.remove(`/v1/notifications/webhooks/${id}`)
}
