import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { payOnce } from '#core/billing/one-time-payments/pay-once.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { payRegistration as contract } from '#shared/events/registrations/contract.ts'
import { payUntil } from '#shared/events/registrations/pay-until.ts'
import type { AnswerOf, BodyOf } from '#shared/platform/http/route.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { noteDue, noteIntent, noteIntentOfChange } from './note-payment.ts'
import { ownRegistration } from './own-registration.ts'
import { readOwn } from './read-own.ts'
import type { StoredRegistration } from './registrations.ts'

type Paying = {
  actor: Actor
  eventId: string
  registrationId: string
  /** By card unless it says PayPal. */
  provider?: BodyOf<typeof contract>['provider']
}

type Begun = { registration: StoredRegistration; event: WholeEvent }

/**
 * Begins the payment of a place that is held, of a change, or of what is due, or continues the started one: there is one
 * for each, by card or through PayPal.
 */
export async function payRegistration(
  { actor, eventId, registrationId, provider = 'stripe' }: Paying,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const own = await readOwn(actor, eventId, registrationId)
  const { registration, event } = own
  const { change, pay } = registration
  const common = {
    user: actor.user,
    purpose: { kind: 'entry' as const, registrationId: registration.id, eventId: registration.eventId },
    statementSuffix: event.title,
    provider,
    returnPath: (answer: 'return' | 'cancel') => returnPathOf(registration, answer),
    now,
  }
  if (change && now < change.until) {
    const { intentId, step } = await payOnce({
      ...common,
      amountCents: change.dueCents,
      description: `Entry change: ${event.title}`,
      key: `entry-${registration.id}-change-${change.number}`,
      intentId: change.intentId,
    })
    const note = () => noteIntentOfChange(registration, change, intentId, now)
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
  const paid = { intentId, cents: pay.dueCents, before: due?.intentId }
  return begunWith(
    own,
    { intentId, step, note: () => noteDue(registration, paid, now), over: nothingDue },
    now,
  )
}

type Started = Awaited<ReturnType<typeof payOnce>> & {
  note: () => Promise<StoredRegistration | 'other' | undefined>
  /** The refusal where it is no longer to be paid. */
  over: () => Error
}

async function begunWith(
  { event }: Begun,
  { intentId, step, note, over }: Started,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const begun = await untilUnchanged(note)
  // It ended while the payment started, or another payment for it did: no one can make this one.
  if (!begun || begun === 'other') {
    await cancelOnce(intentId)
    throw begun ? concurrentChange() : over()
  }
  return { registration: ownRegistration(begun, event, now), ...(step && { payment: step }) }
}

const returnPathOf = (
  { id, eventId, status, change, pay }: StoredRegistration,
  answer: 'return' | 'cancel',
): string =>
  `/my-entries?${new URLSearchParams({
    entry: id,
    event: eventId,
    paypal: answer,
    // What is paid for, and the cents that were paid before.
    for: status === 'held' ? 'place' : change ? 'change' : 'due',
    before: String(pay.paidCents),
  })}`

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
      `You pay at the gate for this event: ${dollars(pay.dueCents)} due.`,
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
      ? 'You are on the waitlist. You pay once a spot is yours.'
      : status === 'offered'
        ? 'Accept the spot first. Then you can pay for it.'
        : 'This entry is over.',
  )
