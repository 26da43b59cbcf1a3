import { redirect } from '../../redirect.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import { dueAtStart } from '../billing/activate.ts'
import { type Choice, giveConsent, isOpen } from '../billing/consent.ts'
import { planOf, type Terms, termsOf } from '../billing/plan-of.ts'
import type { Engine } from '../engine.ts'
import type { Approval, Context } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { consentForm, waysOf } from './consent-form.ts'
import { inPage } from './in-page.ts'
import { orderPage } from './order-page.ts'

type Again = { trouble?: string; choice?: Choice }

/**
 * The page where a payer agrees to a subscription, or approves an order: GET shows the request, POST takes the answer
 * and leads back to the shop.
 */
export function createCheckoutPage(engine: Engine) {
  return ({ method, query, body }: LocalRequest): LocalResponse => {
    engine.runDue()
    const posted = method === 'POST'
    const given = posted ? new URLSearchParams(body.toString('utf8')) : query
    if (!given.has('ba_token')) return orderPage(engine, { posted, given })
    const tx = engine.begin()
    const approval = tx.get('approval', given.get('ba_token') ?? '')
    if (!approval) return inPage('Not found', '<p>There is no agreement here.</p>', 404)
    if (!isOpen(tx, approval)) {
      const notice = '<p>This request was already answered or has expired.</p>'
      return inPage('No open request', notice, posted ? 410 : 200)
    }
    if (!posted) return question(tx, approval)
    const context = contextOf(tx, approval)
    const told = { subscription_id: approval.subscription, ba_token: approval.id, token: approval.token }
    if (given.get('decision') !== 'agree') return redirect(context.cancelUrl, told)
    const choice = choiceOf(given, context)
    if (!choice) return question(tx, approval, { trouble: 'Enter an email address and choose how to pay.' })
    if (!giveConsent(tx, approval, choice)) {
      const trouble = 'This payment method was declined. Choose another one.'
      return question(engine.begin(), approval, { trouble, choice })
    }
    engine.keep(tx, [])
    return redirect(context.returnUrl, told)
  }
}

function choiceOf(given: URLSearchParams, context: Context): Choice | undefined {
  const email = given.get('email')?.trim() ?? ''
  const way = waysOf(context).find(({ value }) => value === given.get('funding'))
  if (!way || email.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(email)) return undefined
  return { email, funding: way.value }
}

const contextOf = (tx: Transaction, { change, subscription }: Approval): Context =>
  change?.context ?? tx.need('subscription', subscription).context

function termsAsked(tx: Transaction, { change, subscription }: Approval): Terms {
  if (!change) return planOf(tx, tx.need('subscription', subscription))
  return termsOf(tx.need('plan', change.plan), change.override)
}

function question(tx: Transaction, approval: Approval, { trouble, choice }: Again = {}): LocalResponse {
  const subscription = tx.need('subscription', approval.subscription)
  const context = contextOf(tx, approval)
  const { plan, cycles } = termsAsked(tx, approval)
  const known = tx.get('payer', subscription.payer)?.email ?? subscription.subscriber.email_address
  const form = consentForm({
    token: approval.id,
    plan: plan.name,
    cycles,
    due: approval.change ? undefined : dueAtStart(tx, subscription),
    context,
    email: choice?.email ?? String(known ?? 'payer@demo.test'),
    chosen: choice?.funding,
    trouble,
  })
  const title = approval.change ? `Change your plan with ${context.brand}` : `Subscribe to ${context.brand}`
  const targets = new Set([new URL(context.returnUrl).origin, new URL(context.cancelUrl).origin])
  return inPage(title, form, 200, [...targets])
}
