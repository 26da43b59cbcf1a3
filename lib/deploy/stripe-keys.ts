import { DeployError } from './aws-query.ts'

export type StripeKeys = {
  mode: 'test' | 'live'
  secretKey: string
  publishableKey: string
  /** The secret of an endpoint or a tunnel that the platform did not make itself. */
  webhookSecret?: string
}

type Environment = Record<string, string | undefined>

const modeOf = (key: string, kind: RegExp) => kind.exec(key)?.[1] as StripeKeys['mode'] | undefined

/** The keys of a Stripe account, from the environment or `.env`; a problem with them is one line. */
export function stripeKeysOf(environment: Environment): StripeKeys {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = environment
  if (!secretKey || !publishableKey)
    throw new DeployError('Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, in the environment or in .env.')
  const mode = modeOf(secretKey, /^[sr]k_(test|live)_\w+$/)
  if (!mode)
    throw new DeployError('STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.')
  const publishableMode = modeOf(publishableKey, /^pk_(test|live)_\w+$/)
  if (!publishableMode) throw new DeployError('STRIPE_PUBLISHABLE_KEY must start with pk_test_ or pk_live_.')
  if (publishableMode !== mode)
    throw new DeployError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    )
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = environment
  return { mode, secretKey, publishableKey, ...(webhookSecret && { webhookSecret }) }
}

/** For a laptop: no one pays real money there. */
export function stripeTestKeysOf(environment: Environment): StripeKeys {
  const keys = stripeKeysOf(environment)
  if (keys.mode === 'live')
    throw new DeployError(
      'These are live Stripe keys. A laptop accepts only test keys: sk_test_… and pk_test_….',
    )
  return keys
}
