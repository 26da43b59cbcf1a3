import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { askForRefund } from '#core/billing/transactions/ask-for-refund.ts'
import { leaveToBank, reserveOnce } from '#core/billing/transactions/reserve-once.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { oneAtATime, type Step } from './decide-what-follows.ts'
import { giveBackCredit } from './manual/give-back-credit.ts'
import { endedAtOnceBy } from './paypal/paypal-notes.ts'
import { subscriptions } from './subscriptions.ts'

/** Does what was decided, on the condition that our rows are still as they were read. */
export async function carryOut(step: Step, now: string): Promise<unknown> {
  switch (step.do) {
    case 'note_given_up':
      return noteGivenUp(step, now)
    case 'end_at_provider':
      return end(step)
    case 'give_back_credit':
      return giveBackCredit(step.upgradeId, step.invoice, now)
    case 'leave_to_bank':
      return leaveToBank(step.payment)
    case 'reserve_refund':
      return reserveOnce(step.payment, step.wanted, now)
    case 'ask_for_refund':
      return askForRefund(step.payment, step.refundId, now)
  }
}

type Doing<Name extends Step['do']> = Extract<Step, { do: Name }>

async function noteGivenUp({ row, theirs }: Doing<'note_given_up'>, now: string): Promise<void> {
  log.warn('billing.second_subscription', { userId: row.userId, subscriptionId: row.id, provider: theirs })
  await commit(
    subscriptions.put({ ...row, givenUpAt: now, version: row.version + 1 }, { version: row.version }),
  )
}

async function end({ provider, id }: Doing<'end_at_provider'>): Promise<void> {
  try {
    await (provider === 'stripe' ? endAtStripe(id) : endAtPaypal(id))
  } catch (error) {
    // Someone else was faster.
    if (!(error instanceof NoLongerPossible)) throw error
  }
}

async function endAtStripe(id: string): Promise<void> {
  const stripe = await stripeClient()
  const cancellation_details = { comment: oneAtATime }
  await providerCall(() => stripe.subscriptions.cancel(id, { prorate: false, cancellation_details }))
}

async function endAtPaypal(id: string): Promise<void> {
  const paypal = await paypalClient()
  const reason = endedAtOnceBy(oneAtATime)
  await paypal.post(`/v1/billing/subscriptions/${id}/cancel`, { body: { reason } })
}
