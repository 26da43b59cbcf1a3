import { AppError } from '#shared/errors.ts'

/** True of every call of a provider, since each may be repeated. */
export const providerUnavailable = () =>
  new AppError(
    'unavailable',
    'payment_provider_unavailable',
    'The payment provider is not responding. You have not been charged twice. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  )
