import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { AppError } from '#shared/errors.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { openIntent } from './open-intent.ts'
import { readOwnRegistration } from './own-registration.ts'
import { readOwn } from './read-own.ts'

type Settling = { actor: Actor; eventId: string; registrationId: string }

/** Looks at the payment right away, so that the entrant need not wait for the provider’s event. */
export async function settleRegistration(
  { actor, eventId, registrationId }: Settling,
  now: string,
): Promise<OwnRegistration> {
  const { registration, event } = await readOwn(actor, eventId, registrationId)
  const intentId = openIntent(registration)
  if (!intentId) return readOwnRegistration(registration, event, now)
  const mirrored = await mirrorPayment(intentId, now)
  if (mirrored?.isDeclined) throw declined()
  const { registration: settled } = await readOwn(actor, eventId, registrationId)
  return readOwnRegistration(settled, event, now)
}

const declined = () =>
  new AppError(
    'conflict',
    'payment_declined',
    'PayPal declined the payment, and nothing was charged. Try again, or choose another way to pay.',
  )
