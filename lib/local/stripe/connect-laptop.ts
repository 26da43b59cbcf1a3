import type Stripe from 'stripe'
import { connectStripe } from '#core/billing/billing/connect-stripe.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'

/** The laptop’s own account at the emulator: these keys open nothing else. */
const keys = { secretKey: 'sk_test_laptop', publishableKey: 'pk_test_laptop' }
const path = '/api/webhooks/stripe'

type Laptop = {
  url: string
  now: Date
  /** True if its Stripe account is registered for taxes somewhere and adds them. */
  automaticTax: boolean
}

/** Makes the platform pay through the emulator, wherever it listens today. */
export async function connectLaptop({ url, now, automaticTax }: Laptop): Promise<void> {
  const stripe = await clientFor(keys.secretKey)
  const webhookUrl = `${url}${path}`
  await forgetFormerAddresses(stripe, webhookUrl)
  if (automaticTax) await registerForTaxes(stripe)
  await connectStripe({
    mode: 'test',
    ...keys,
    webhook: { url: webhookUrl },
    automaticTax,
    now: now.toISOString(),
  })
}

/** Another service may listen under another port by now. */
async function forgetFormerAddresses(stripe: Stripe, webhookUrl: string): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  for (const { id, url } of data)
    if (url !== webhookUrl && url.endsWith(path)) await stripe.webhookEndpoints.del(id)
}

/** Two states that tax the use of software; customers elsewhere pay no tax. */
const states = ['TX', 'WA']

async function registerForTaxes(stripe: Stripe): Promise<void> {
  const { data } = await stripe.tax.registrations.list({ limit: 100 })
  if (data.length > 0) return
  await stripe.tax.settings.update({
    defaults: { tax_behavior: 'exclusive', tax_code: 'txcd_10103000' },
    head_office: {
      address: { line1: '1 Main St', city: 'Dallas', state: 'TX', postal_code: '75201', country: 'US' },
    },
  })
  for (const state of states)
    await stripe.tax.registrations.create({
      country: 'US',
      country_options: { us: { state, type: 'state_sales_tax' } },
      active_from: 'now',
    })
}
