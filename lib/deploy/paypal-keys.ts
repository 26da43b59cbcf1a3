import { DeployError } from './aws-query.ts'

/** The application at PayPal that the environment or `.env` names, if any. It is of the mode that Stripe's keys are of. */
export function paypalKeysOf(
  environment: Record<string, string | undefined>,
): { clientId: string; clientSecret: string } | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = environment
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new DeployError(
      'Set both PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, or neither to run without PayPal.',
    )
  return { clientId, clientSecret }
}
