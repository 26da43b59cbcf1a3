import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { openIntent } from './end-payment.ts'
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
  await mirrorPayment(intentId, now)
  const { registration: settled } = await readOwn(actor, eventId, registrationId)
  return readOwnRegistration(settled, event, now)
}
