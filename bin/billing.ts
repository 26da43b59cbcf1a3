import { connectPaypal } from '#core/billing/billing/connect-paypal.ts'
import { connectStripe } from '#core/billing/billing/connect-stripe.ts'
import { accessTokenOf } from '#core/billing/paypal/access-token.ts'
import { paypalUrl } from '#core/billing/paypal/paypal.ts'
import { DeployError, notDeployed, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { explain } from '#lib/deploy/explain-provider.ts'
import { paypalKeysOf } from '#lib/deploy/paypal-keys.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { stripeKeysOf } from '#lib/deploy/stripe-keys.ts'
import { useCredentials } from '#lib/deploy/use-credentials.ts'
import { readOptions } from '#lib/read-options.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'

const { values } = readOptions({
  options: {
    /** `on`: Stripe adds taxes from now on. `off`: to none that begins from now on. */
    tax: { type: 'string' },
  },
})

/** Connects a deployment with its accounts at the providers, and brings their products and prices to what the plans say. */
async function connect(): Promise<void> {
  if (values.tax !== undefined && values.tax !== 'on' && values.tax !== 'off')
    throw new DeployError(`--tax must be on or off, not "${values.tax}".`)
  const keys = stripeKeysOf(process.env)
  const paypal = paypalKeysOf(process.env)
  const [data, web] = [await stackOutputs(stackNames.data), await stackOutputs(stackNames.web)]
  const siteUrl = process.env.SITE_URL ?? web?.SiteUrl
  if (!data?.TableName || !data.PaymentSecretArn) throw notDeployed()
  if (!siteUrl)
    throw new DeployError(
      'The platform has no site. Set SITE_URL to the address where the providers can reach it.',
    )
  await useCredentials()
  Object.assign(process.env, {
    AWS_REGION: await region(),
    TABLE_NAME: data.TableName,
    PAYMENT_SECRET: data.PaymentSecretArn,
    STRIPE_API_URL: process.env.STRIPE_API_URL ?? 'https://api.stripe.com',
    PAYPAL_API_URL: process.env.PAYPAL_API_URL ?? 'https://api-m.paypal.com',
  })

  const webhooks = `${siteUrl.replace(/\/$/, '')}/api/webhooks`
  const now = new Date().toISOString()
  const { plans, webhook, automaticTax, taxRegistrations } = await connectStripe({
    ...keys,
    webhook: { url: `${webhooks}/stripe` },
    automaticTax: values.tax === undefined ? undefined : values.tax === 'on',
    now,
  }).catch(explain('Stripe'))
  const kind = keys.mode === 'live' ? 'for real money' : 'in test mode'
  console.log(`Stripe is connected, ${kind}.`)
  console.log(`${plans} plans are up to date; the webhook was ${webhook}.`)
  console.log(taxLine(automaticTax, taxRegistrations))

  if (!paypal) return
  const webhookUrl = `${webhooks}/paypal`
  const { mode } = keys
  // Asked for by itself, because calls take a refusal of the credentials for an outage.
  await accessTokenOf({ url: paypalUrl(mode), ...paypal }).catch(explain('PayPal'))
  await connectPaypal({ mode, ...paypal, webhookUrl, now }).catch(explain('PayPal'))
  console.log(`PayPal is connected, ${kind}.`)
}

function taxLine(automaticTax: boolean, registrations = 0): string {
  if (!automaticTax) return 'Taxes are off. To have Stripe add them, run: npm run billing -- --tax=on'
  if (registrations === 0)
    return 'Taxes are on, but the Stripe account has no tax registrations yet, so no tax is charged.'
  return `Taxes are on wherever the Stripe account is registered (${registrations} registrations).`
}

await connect().catch(fail)
