import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { payOnce } from '#core/billing/one-time-payments/pay-once.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { payRegistration as contract } from '#shared/events/registrations/contract.ts'
import { payUntil } from '#shared/events/registrations/pay-until.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { ownRegistration } from './own-registration.ts'
import { readOwn } from './read-own.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Paying = { actor: Actor; eventId: string; registrationId: string }

type Begun = { registration: StoredRegistration; event: WholeEvent }

/**
 * Begins the payment of a place that is held, of a change, or of what is due, or continues the started one: there is one
 * intent for each.
 */
export async function payRegistration(
  { actor, eventId, registrationId }: Paying,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const own = await readOwn(actor, eventId, registrationId)
  const { registration, event } = own
  const { change, pay } = registration
  const common = {
    user: actor.user,
    purpose: { kind: 'entry' as const, registrationId: registration.id, eventId: registration.eventId },
    statementSuffix: event.title,
  }
  if (change && now < change.until) {
    const { intentId, step } = await payOnce({
      ...common,
      amountCents: change.dueCents,
      description: `Entry change: ${event.title}`,
      key: `entry-${registration.id}-change-${change.number}`,
      intentId: change.intentId,
    })
    const note = () => noteIntentOfChange(registration, change.number, intentId, now)
    return begunWith(own, { intentId, step, note, over: holdOver }, now)
  }
  if (isHeld(registration, now)) {
    const { intentId, step } = await payOnce({
      ...common,
      amountCents: pay.dueCents,
      description: `Entry: ${event.title}`,
      key: `entry-${registration.id}`,
      intentId: registration.intentId,
    })
    return begunWith(
      own,
      { intentId, step, note: () => noteIntent(registration, intentId, now), over: holdOver },
      now,
    )
  }
  assertDue(own, now)
  const { due } = registration
  // The amount has changed since: the old payment must not be made beside the new one.
  const isOther = due !== undefined && due.cents !== pay.dueCents
  if (isOther) await requirePaymentEnded(registration, 'Your', now)
  const { intentId, step } = await payOnce({
    ...common,
    amountCents: pay.dueCents,
    description: `Entry: ${event.title}`,
    // Each amount that becomes due has its own.
    key: `entry-${registration.id}-due-${pay.paidCents}-${pay.dueCents}-${isOther ? registration.version : 0}`,
    intentId: isOther ? undefined : due?.intentId,
  })
  const paid = { intentId, cents: pay.dueCents }
  return begunWith(
    own,
    { intentId, step, note: () => noteDue(registration, paid, now), over: nothingDue },
    now,
  )
}

type Started = Awaited<ReturnType<typeof payOnce>> & {
  note: () => Promise<StoredRegistration | undefined>
  /** The refusal where it is no longer to be paid. */
  over: () => Error
}

async function begunWith(
  { event }: Begun,
  { intentId, step, note, over }: Started,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const begun = await untilUnchanged(note)
  // It ended while the payment started, so no one can pay it.
  if (!begun) {
    await cancelOnce(intentId)
    throw over()
  }
  return { registration: ownRegistration(begun, event, now), ...(step && { payment: step }) }
}

const isHeld = ({ status, holdUntil }: StoredRegistration, now: string): boolean =>
  status === 'held' && holdUntil !== undefined && now < holdUntil

/** Says what is true where nothing can be paid online. */
function assertDue({ registration, event }: Begun, now: string): void {
  const { status, pay } = registration
  if (status === 'held' || status === 'expired') throw holdOver()
  if (status !== 'confirmed') throw notPayable(status)
  if (pay.dueCents === 0) throw nothingDue()
  const until = payUntil(registration, event)
  if (!until)
    throw new AppError(
      'conflict',
      'pay_at_gate',
      `This event is paid at the gate. Bring ${dollars(pay.dueCents)}.`,
    )
  if (now >= until)
    throw new AppError(
      'conflict',
      'check_in_closed',
      `Check-in closed on ${zonedTime(until, event.timeZone)}. Pay the organizer.`,
    )
}

const holdOver = () =>
  new AppError('conflict', 'hold_over', 'Your time to pay has run out. Enter again if a spot is still open.')

const nothingDue = () => new AppError('conflict', 'nothing_due', 'Nothing is left to pay.')

const notPayable = (status: StoredRegistration['status']) =>
  new AppError(
    'conflict',
    'not_payable',
    status === 'waiting'
      ? 'You are on the waiting list. You pay once a spot is yours.'
      : status === 'offered'
        ? 'Take the spot first. Then you can pay for it.'
        : 'This entry is over.',
  )

/** Undefined when it is no longer due. */
async function noteDue(
  key: Pick<StoredRegistration, 'eventId' | 'id' | 'userId'>,
  due: NonNullable<StoredRegistration['due']>,
  now: string,
): Promise<StoredRegistration | undefined> {
  const current = await registrations.get(key, { consistent: true })
  if (current?.status !== 'confirmed' || current.userId !== key.userId) return undefined
  // It is paid already, such as by the same payment.
  if (current.due?.intentId === due.intentId) return current
  if (current.pay.dueCents !== due.cents) return undefined
  const noted: StoredRegistration = { ...current, due, updatedAt: now, version: current.version + 1 }
  await commit(registrations.put(noted, { version: current.version }))
  return noted
}

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
