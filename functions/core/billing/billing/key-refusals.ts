import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import { stripeStatus } from '#core/billing/stripe/provider-call.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import { AppError } from '#shared/errors.ts'

const atField = (field: string, message: string) => ({ errors: [{ path: `body.${field}`, message }] })

export const keyMissing = (field: string, message: string) =>
  new AppError('invalid', 'key_missing', message, atField(field, message))

const otherMode = { test: 'live', live: 'test' } as const

/** Reads the mode from a Stripe key, which states it itself. */
const modeOf = (key: string) => /^(?:sk|rk|pk)_(test|live)_\w+$/.exec(key)?.[1] as PaymentMode | undefined

/** Refuses a key of the other mode, or of another kind, by the field it was typed into. */
export function requireKeyOf(
  mode: PaymentMode,
  { field, key, kind }: { field: string; key: string; kind: RegExp },
): void {
  const own = modeOf(key)
  if (!own || !kind.test(key)) {
    const message =
      field === 'secretKey' ? 'Enter a key that starts with sk_ or rk_' : 'Enter a key that starts with pk_'
    throw new AppError('invalid', 'validation_failed', `${message}.`, atField(field, message))
  }
  if (own === mode) return
  const message = `This is a ${own} key. Switch the mode to ${otherMode[mode]} first.`
  throw new AppError('invalid', 'wrong_mode_key', message, atField(field, message))
}

const words = {
  stripe: { field: 'secretKey', message: 'Stripe did not accept this key.' },
  paypal: { field: 'clientSecret', message: 'PayPal did not accept this client ID and secret.' },
} as const

/** Runs the first call under new keys: what the provider says to them is no fault of ours. */
export async function acceptedBy<T>(provider: keyof typeof words, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const status = provider === 'stripe' ? stripeStatus(error) : paypalProblemIn(error)?.status
    if (status !== 401 && status !== 403) throw error
    const { field, message } = words[provider]
    throw new AppError('unprocessable', 'key_refused', message, atField(field, message))
  }
}
