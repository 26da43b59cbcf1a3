import { transactions } from '#core/billing/transactions/transactions.ts'
import { payAfterRefund } from '#core/events/registrations/pay-after-refund.ts'
import { paymentsOf } from '#core/events/registrations/payments-of.ts'
import { hasCardRefundUnderWay } from '#core/events/registrations/refunded-cents.ts'
import {
  type Payment,
  registrations,
  type StoredRegistration,
} from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'

type Giving = {
  actor: Actor
  eventId: string
  registrationId: string
  amountCents: number
  deviceAt?: string | undefined
  remember: (answer: DeskRegistration) => Write[]
}

/** Notes that cash was handed back: all that is still owed to someone, once. */
export async function giveCashBack(
  { actor, eventId, registrationId, amountCents, deviceAt, remember }: Giving,
  now: string,
): Promise<DeskRegistration> {
  const { event, role } = await deskOf(actor, eventId)
  return untilUnchanged(async () => {
    const registration = await readRegistration(eventId, registrationId)
    assertOwed(registration, amountCents)
    const payments = paymentsOf(registration)
    const after: StoredRegistration = {
      ...registration,
      pay: givenBackPay(registration, amountCents, await hasCardRefundUnderWay(payments)),
      cashBack: { by: actor.userId, at: now, ...(deviceAt && { deviceAt }) },
      updatedAt: now,
      version: registration.version + 1,
    }
    const answer = await readDeskRegistration(after, { event, role })
    await commit(
      registrations.put(after, { version: registration.version }),
      ...(await paymentsGivenBack(payments, amountCents, actor.userId)),
      ...remember(answer),
    )
    return answer
  })
}

function assertOwed({ pay }: StoredRegistration, amountCents: number): void {
  const owed = cashToGiveBack(pay)
  if (owed === 0)
    throw new AppError('conflict', 'nothing_to_give_back', 'There is no cash left to refund to them.')
  if (owed !== amountCents)
    throw new AppError('conflict', 'amount_differs', `${dollars(owed)} must be refunded. Check the amount.`)
}

function givenBackPay(
  registration: StoredRegistration,
  cents: number,
  isPending: boolean,
): StoredRegistration['pay'] {
  const { pay } = registration
  return {
    ...payAfterRefund(registration, pay.refundedCents, isPending),
    givenBackCents: (pay.givenBackCents ?? 0) + cents,
  }
}

/** The list of the paying member says that their cash came back. For a guest, the registration alone says it. */
async function paymentsGivenBack(payments: readonly Payment[], cents: number, by: string): Promise<Write[]> {
  let left = cents
  const writes: Write[] = []
  for (const { payerId: userId, transactionId: id, method, refundedCents: owed } of payments.toReversed()) {
    if (method !== 'cash' || !userId || !id) continue
    const payment = await transactions.get({ userId, id }, { consistent: true })
    if (!payment) continue
    const { version, amountCents } = payment
    const part = Math.min(left, owed - payment.refundedCents)
    if (part <= 0) continue
    left -= part
    const refundedCents = payment.refundedCents + part
    writes.push(
      transactions.put(
        {
          ...payment,
          status: refundedCents < amountCents ? 'partially_refunded' : 'refunded',
          refundedCents,
          metadata: { ...payment.metadata, givenBackBy: by },
          version: version + 1,
        },
        { version },
      ),
    )
  }
  return writes
}
