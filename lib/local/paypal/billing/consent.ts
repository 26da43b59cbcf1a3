import { createHash } from 'node:crypto'
import { subscriptionEvent } from '../resources/subscription-view.ts'
import type { Approval, Funding, Payer, Subscription } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { dueAtStart, startSubscription } from './activate.ts'
import { changeStatus } from './change-status.ts'
import { declines } from './pay.ts'
import { planOf } from './plan-of.ts'
import { catchUp } from './progress.ts'

/** The payer’s chosen way to pay; `declined_later` pays this once. */
export type Choice = { email: string; funding: Funding | 'declined_later' }

/** Asks the payer, which invalidates earlier requests. */
export function askConsent(tx: Transaction, subscription: string, change: Approval['change']): Approval {
  for (const { id } of tx.find('approval', (other) => other.subscription === subscription)) {
    const earlier = tx.need('approval', id)
    if (earlier.status === 'open') earlier.status = 'void'
  }
  return tx.add('approval', {
    id: newId(17, 'BA-'),
    object: 'approval',
    token: newId(17),
    subscription,
    change,
    status: 'open',
    created: tx.now,
  })
}

/** True if the payer can still be asked: a subscription may have ended meanwhile. */
export function isOpen(tx: Transaction, approval: Approval): boolean {
  const { status } = tx.need('subscription', approval.subscription)
  return approval.status === 'open' && status === (approval.change ? 'ACTIVE' : 'APPROVAL_PENDING')
}

/** The payer agrees; answers false when the way to pay was declined, which leaves everything as it was. */
export function giveConsent(tx: Transaction, approval: Approval, choice: Choice): boolean {
  const subscription = tx.need('subscription', approval.subscription)
  const payer = knownPayer(tx, choice.email)
  const once = choice.funding === 'declined_later'
  payer.funding = once ? 'balance' : (choice.funding as Funding)
  if (!approval.change && declines(tx, payer) && dueAtStart(tx, subscription) > 0) return false
  approval.status = 'given'
  subscription.payer = payer.id
  if (approval.change) changePlan(tx, subscription, approval.change)
  else if (subscription.context.subscribesNow) startSubscription(tx, subscription)
  else changeStatus(tx, subscription, 'APPROVED')
  if (once) payer.funding = 'declined'
  return true
}

/** The account of an address, always the same one. */
export function knownPayer(tx: Transaction, email: string): Payer {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex').toUpperCase()
  const id = `${digest.replaceAll(/[01]/g, 'X').slice(0, 12)}2`
  const name = email.split('@')[0] ?? email
  return tx.get('payer', id) ?? tx.add('payer', { id, object: 'payer', email, name, funding: 'balance' })
}

/** Changes the plan from the next billing on; nothing is charged or refunded for the time until then. */
function changePlan(
  tx: Transaction,
  subscription: Subscription,
  { plan, override, context }: NonNullable<Approval['change']>,
): void {
  const before = planOf(tx, subscription).cycles
  const { progress } = subscription
  const was = before[progress.cycle]
  const next = subscription.next ?? catchUp(progress, before, tx.now)
  Object.assign(subscription, { plan, override, context, next, updated: tx.now })
  const { cycles } = planOf(tx, subscription)
  const cycle = cycles.findIndex(({ tenure }) => tenure === 'REGULAR')
  const now = cycles[cycle]
  const sameRhythm = was?.unit === now?.unit && was?.count === now?.count
  subscription.progress = {
    cycle,
    anchor: sameRhythm ? progress.anchor : next,
    steps: sameRhythm ? progress.steps : 0,
    done: cycles.map(() => 0),
    versions: cycles.map(({ prices }) => prices.length),
  }
  tx.unschedule('expire_subscription', subscription.id)
  tx.schedule('bill_subscription', subscription.id, next)
  tx.tell(subscriptionEvent(tx, subscription, 'BILLING.SUBSCRIPTION.UPDATED'))
}
