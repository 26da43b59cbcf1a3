import { commit } from '#core/platform/db/commit.ts'
import { type Change, registrations, type StoredRegistration } from './registrations.ts'

type Key = Pick<StoredRegistration, 'eventId' | 'id'>

/** `other`: another payment for the same thing was started meanwhile, so that this one must not be made. */
type Noted = Promise<StoredRegistration | 'other' | undefined>

async function keep(
  current: StoredRegistration,
  change: Partial<StoredRegistration>,
  now: string,
): Promise<StoredRegistration> {
  const noted = { ...current, ...change, updatedAt: now, version: current.version + 1 }
  await commit(registrations.put(noted, { version: current.version }))
  return noted
}

const isTaken = (current: string | undefined, before: string | undefined) =>
  current !== undefined && current !== before

type Due = { intentId: string; cents: number; before: string | undefined }

/** Notes the payment of what is due. Undefined when it is no longer due. */
export async function noteDue(
  key: Key & Pick<StoredRegistration, 'userId'>,
  { intentId, cents, before }: Due,
  now: string,
): Noted {
  const current = await registrations.get(key, { consistent: true })
  if (current?.status !== 'confirmed' || current.userId !== key.userId) return undefined
  // It is paid already, such as by the same payment.
  if (current.due?.intentId === intentId) return current
  if (current.pay.dueCents !== cents) return undefined
  if (isTaken(current.due?.intentId, before)) return 'other'
  return keep(current, { due: { intentId, cents } }, now)
}

/** Notes the payment of a place. Undefined when the place is no longer held. */
export async function noteIntent(
  key: Key & Pick<StoredRegistration, 'intentId'>,
  intentId: string,
  now: string,
): Noted {
  const held = await registrations.get(key, { consistent: true })
  if (held?.status === 'confirmed') return held.intentId === intentId ? held : 'other'
  if (held?.status !== 'held') return undefined
  if (held.intentId === intentId) return held
  if (isTaken(held.intentId, key.intentId)) return 'other'
  return keep(held, { intentId, pay: { ...held.pay, state: 'pending' } }, now)
}

/** Notes the payment of a change. Undefined when the change is no longer to be paid. */
export async function noteIntentOfChange(
  key: Key,
  { number, intentId: before }: Change,
  intentId: string,
  now: string,
): Noted {
  const current = await registrations.get(key, { consistent: true })
  const change = current?.change
  if (!current || change?.number !== number) return undefined
  if (change.intentId === intentId) return current
  if (isTaken(change.intentId, before)) return 'other'
  return keep(current, { change: { ...change, intentId } }, now)
}
