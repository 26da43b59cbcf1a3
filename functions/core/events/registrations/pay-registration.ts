import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { payOnce } from '#core/billing/one-time-payments/pay-once.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import type { payRegistration as contract } from '#shared/events/registrations/contract.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { ownRegistration } from './own-registration.ts'
import { readOwn } from './read-own.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Paying = { actor: Actor; eventId: string; registrationId: string }

/** Begins the payment of a place that is held, or continues the started one: there is one intent for a hold. */
export async function payRegistration(
  { actor, eventId, registrationId }: Paying,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const { registration, event } = await readOwn(actor, eventId, registrationId)
  const { change } = registration
  const isOfChange = change !== undefined && now < change.until
  if (!isOfChange) assertDue(registration, now)
  const { intentId, step } = await payOnce({
    user: actor.user,
    purpose: { kind: 'entry', registrationId: registration.id, eventId: registration.eventId },
    statementSuffix: event.title,
    ...(isOfChange
      ? {
          amountCents: change.dueCents,
          description: `Entry change: ${event.title}`,
          key: `entry-${registration.id}-change-${change.number}`,
          intentId: change.intentId,
        }
      : {
          amountCents: registration.pay.dueCents,
          description: `Entry: ${event.title}`,
          key: `entry-${registration.id}`,
          intentId: registration.intentId,
        }),
  })
  const begun = await untilUnchanged(() =>
    isOfChange
      ? noteIntentOfChange(registration, change.number, intentId, now)
      : noteIntent(registration, intentId, now),
  )
  // The hold ended while the payment started, so no one can pay it.
  if (!begun) {
    await cancelOnce(intentId)
    throw holdOver()
  }
  return { registration: ownRegistration(begun, event, now), ...(step && { payment: step }) }
}

function assertDue({ status, pay, holdUntil }: StoredRegistration, now: string): void {
  if (status === 'held' && holdUntil && now < holdUntil) return
  if (status === 'confirmed' && pay.dueCents === 0)
    throw new AppError('conflict', 'nothing_due', 'Nothing is left to pay.')
  throw holdOver()
}

const holdOver = () =>
  new AppError('conflict', 'hold_over', 'Your time to pay has run out. Enter again if a spot is still open.')

/** Undefined when the place is no longer held. */
async function noteIntent(
  key: Pick<StoredRegistration, 'eventId' | 'id'>,
  intentId: string,
  now: string,
): Promise<StoredRegistration | undefined> {
  const held = await registrations.get(key, { consistent: true })
  if (held?.status === 'confirmed') return held
  if (held?.status !== 'held') return undefined
  if (held.intentId === intentId) return held
  const noted: StoredRegistration = {
    ...held,
    intentId,
    pay: { ...held.pay, state: 'pending' },
    updatedAt: now,
    version: held.version + 1,
  }
  await commit(registrations.put(noted, { version: held.version }))
  return noted
}

/** Undefined when the change is no longer to be paid. */
async function noteIntentOfChange(
  key: Pick<StoredRegistration, 'eventId' | 'id'>,
  number: number,
  intentId: string,
  now: string,
): Promise<StoredRegistration | undefined> {
  const current = await registrations.get(key, { consistent: true })
  if (current?.change?.number !== number) return undefined
  if (current.change.intentId === intentId) return current
  const noted: StoredRegistration = {
    ...current,
    change: { ...current.change, intentId },
    updatedAt: now,
    version: current.version + 1,
  }
  await commit(registrations.put(noted, { version: current.version }))
  return noted
}
