import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { connectStripe } from '#core/billing/connect-stripe.ts'
import { DeployError, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { explainStripe } from '#lib/deploy/explain-stripe.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { stripeKeysOf } from '#lib/deploy/stripe-keys.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'

/** Connects a deployment with a Stripe account, and brings the account's products and prices to what the plans say. */
async function connect(): Promise<void> {
  const keys = stripeKeysOf(process.env)
  const [data, web] = [await stackOutputs(stackNames.data), await stackOutputs(stackNames.web)]
  const siteUrl = process.env.SITE_URL ?? web?.SiteUrl
  if (!data?.TableName || !data.PaymentSecretArn)
    throw new DeployError('The platform is not deployed there. Run npm run deploy first.')
  if (!siteUrl)
    throw new DeployError(
      'The platform has no site. Set SITE_URL to the address under which Stripe reaches it.',
    )
  await useCredentials()
  Object.assign(process.env, {
    AWS_REGION: await region(),
    TABLE_NAME: data.TableName,
    PAYMENT_SECRET: data.PaymentSecretArn,
    STRIPE_API_URL: process.env.STRIPE_API_URL ?? 'https://api.stripe.com',
  })
  const { AWS_ENDPOINT_URL: endpoint } = process.env
  if (endpoint) process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER ??= endpoint

  const { plans, webhook } = await connectStripe({
    ...keys,
    webhook: { url: `${siteUrl.replace(/\/$/, '')}/api/webhooks/stripe` },
    now: new Date().toISOString(),
  }).catch(explainStripe)
  console.log(`Stripe is connected, ${keys.mode === 'live' ? 'for real money' : 'in test mode'}.`)
  console.log(`${plans} plans are in step; the webhook was ${webhook}.`)
}

/** The functions know their credentials from the environment alone. */
async function useCredentials(): Promise<void> {
  const { config } = new CognitoIdentityProviderClient({})
  const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials().catch(() => {
    throw new DeployError('There are no AWS credentials. Run `aws configure`, or set AWS_PROFILE.')
  })
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken && { AWS_SESSION_TOKEN: sessionToken }),
  })
}

await connect().catch(fail)
