import type { PurposeOf } from '#shared/billing/transactions/purpose.ts'
import { openIntent } from './open-intent.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Payment = { intentId: string; amountCents: number }

/** Tells whether a registration still waits for this payment: a place is held until it is given back. */
export async function isPayable(
  { registrationId: id, eventId }: PurposeOf<'entry'>,
  { intentId, amountCents }: Payment,
): Promise<boolean> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (!registration || openIntent(registration) !== intentId) return false
  return dueOf(registration) === amountCents
}

function dueOf({ status, pay, change }: StoredRegistration): number | undefined {
  if (status === 'held') return pay.dueCents
  if (status !== 'confirmed') return undefined
  return change ? change.dueCents : pay.dueCents
}
