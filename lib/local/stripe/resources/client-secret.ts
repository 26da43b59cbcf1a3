import { invalid } from '../wire/stripe-error.ts'

/** With a publishable key an intent is only shown to the holder of its secret. */
export function requireClientSecret(
  intent: { client_secret: string | null },
  secret: string | undefined,
): void {
  if (!secret)
    throw invalid('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  if (secret !== intent.client_secret)
    throw invalid('The client_secret provided does not match the intent it was used with.', {
      code: 'resource_missing',
      param: 'client_secret',
    })
}
