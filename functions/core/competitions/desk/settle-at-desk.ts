import { cashIn, paymentsOf, withPayment } from '#core/events/registrations/payments-of.ts'
import { registrationReference } from '#core/events/registrations/registration-reference.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { assertOrganizing, deskOf } from './desk-of.ts'
import { deskPayment } from './desk-payment.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'

type Settling = {
  actor: Actor
  eventId: string
  registrationId: string
  how: { as: 'cash'; amountCents: number } | { as: 'waived'; reason: string }
  remember: (answer: DeskRegistration) => Write[]
}

/** Notes that the amount due was paid in cash, or that an organizer waived it: all of it, once. */
export async function settleAtDesk(
  { actor, eventId, registrationId, how, remember }: Settling,
  now: string,
): Promise<DeskRegistration> {
  const { event, role } = await deskOf(actor, eventId)
  if (how.as === 'waived') assertOrganizing(role)
  return untilUnchanged(async () => {
    const registration = await readRegistration(eventId, registrationId)
    const amountCents = registration.pay.dueCents
    assertDue(registration)
    if (how.as === 'cash' && how.amountCents !== amountCents)
      throw new AppError('conflict', 'amount_differs', `${dollars(amountCents)} is due. Check the amount.`)
    const reason = how.as === 'waived' ? how.reason : undefined
    const { transactionId, writes } = await deskPayment(
      { registration, event, by: actor.userId, as: how.as, amountCents, reason },
      now,
    )
    const after: StoredRegistration = {
      ...registration,
      ...settled(registration, how.as, transactionId),
      ...(reason && { reason }),
      updatedAt: now,
      version: registration.version + 1,
    }
    const answer = await readDeskRegistration(after, { event, role })
    await commit(
      registrations.put(after, { version: registration.version }),
      ...writes,
      ...(how.as === 'cash'
        ? [announce('entry.paid', { ...registrationReference(registration), amountCents }, now)]
        : []),
      ...remember(answer),
    )
    return answer
  })
}

/** The amount due is paid, or waived. */
export const settledPay = (
  pay: StoredRegistration['pay'],
  as: 'cash' | 'waived',
  transactionId: StoredRegistration['pay']['transactionId'],
): StoredRegistration['pay'] => ({
  ...pay,
  dueCents: 0,
  ...(as === 'cash'
    ? { state: 'paid', paidCents: pay.paidCents + pay.dueCents, method: 'cash' }
    : { state: 'waived', waivedCents: (pay.waivedCents ?? 0) + pay.dueCents }),
  // The first payment keeps its receipt.
  ...(transactionId && pay.paidCents === 0 && { transactionId }),
})

/** Earlier payments stay separate, so that each can go back the way it came. */
function settled(
  registration: StoredRegistration,
  as: 'cash' | 'waived',
  transactionId: StoredRegistration['pay']['transactionId'],
): Pick<StoredRegistration, 'pay' | 'payments'> {
  const pay = settledPay(registration.pay, as, transactionId)
  const before = paymentsOf(registration)
  if (as === 'waived' && before.length > 0) return { pay: { ...pay, cash: cashIn(before) }, payments: before }
  if (as === 'waived') return { pay }
  const { payments, cash } = withPayment(registration, {
    ...(registration.userId && { payerId: registration.userId }),
    ...(transactionId && { transactionId }),
    method: 'cash',
    cents: registration.pay.dueCents,
    refundedCents: 0,
  })
  return { pay: { ...pay, ...(cash && { cash }) }, ...(payments && { payments }) }
}

function assertDue({ status, pay }: StoredRegistration): void {
  if (status === 'confirmed' && pay.dueCents > 0) return
  if (status === 'waiting' || status === 'offered')
    throw new AppError('conflict', 'not_admitted', 'They are on the waitlist. Admit them first.')
  throw new AppError('conflict', 'nothing_due', 'Nothing is left to pay.')
}
