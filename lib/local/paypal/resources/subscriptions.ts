import { askConsent } from '../billing/consent.ts'
import { planOf, termsOf } from '../billing/plan-of.ts'
import { startOfProgress } from '../billing/progress.ts'
import type { Plan } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid, unprocessable } from '../wire/paypal-error.ts'
import { get, post } from '../wire/route.ts'
import { timeOf } from '../wire/time.ts'
import { overrideOf } from './plan-schema.ts'
import { contextOf, NewSubscription, Revision } from './subscription-schema.ts'
import { approveLink, subscriptionEvent, subscriptionLinks, subscriptionView } from './subscription-view.ts'

function activePlan(tx: Transaction, id: string, quantity: string | undefined): Plan {
  const plan = tx.need('plan', id)
  if (plan.status !== 'ACTIVE')
    throw unprocessable(
      'PLAN_STATUS_INVALID',
      'Invalid plan status for subscription creation; plan status should be active.',
    )
  if (quantity !== undefined && quantity !== '1')
    throw unprocessable(
      'SUBSCRIPTION_CANNOT_HAVE_QUANTITY',
      "Subscription can't have quantity as the plan does not support quantity.",
      '/quantity',
    )
  return plan
}

export const subscriptionRoutes = [
  post('/v1/billing/subscriptions', NewSubscription, ({ tx, representation }, body) => {
    const plan = activePlan(tx, body.plan_id, body.quantity)
    const start = body.start_time ?? tx.now
    if (start < tx.now)
      throw invalid({
        field: '/start_time',
        value: timeOf(start),
        issue: 'INVALID_PARAMETER_VALUE',
        description: 'Start time must be a valid future date and time.',
      })
    const override = overrideOf(plan, body.plan)
    const subscription = tx.add('subscription', {
      id: newId(12, 'I-'),
      object: 'subscription',
      status: 'APPROVAL_PENDING',
      statusAt: tx.now,
      plan: plan.id,
      override,
      start,
      quantity: '1',
      subscriber: body.subscriber ?? {},
      payer: null,
      customId: body.custom_id,
      context: contextOf(body.application_context),
      created: tx.now,
      updated: tx.now,
      outstanding: 0,
      failures: 0,
      lastPayment: null,
      lastFailure: null,
      next: null,
      owed: null,
      progress: startOfProgress(termsOf(plan, override).cycles, start),
      _: {},
    })
    askConsent(tx, subscription.id, null)
    const news = subscriptionEvent(tx, subscription, 'BILLING.SUBSCRIPTION.CREATED')
    if (tx.env.faults.activatedFirst) subscription._.created = news
    else tx.tell(news)
    const { id, status, created } = subscription
    const minimal = { status, id, create_time: timeOf(created), links: subscriptionLinks(tx, subscription) }
    return { status: 201, body: representation ? subscriptionView(tx, subscription) : minimal }
  }),
  get('/v1/billing/subscriptions/:id', ({ tx, ids: [id = ''], query }) => {
    const fields = (query.get('fields') ?? '').split(',')
    const shown = { plan: fields.includes('plan'), lastFailure: fields.includes('last_failed_payment') }
    return { status: 200, body: subscriptionView(tx, tx.need('subscription', id), shown) }
  }),
  post('/v1/billing/subscriptions/:id/revise', Revision, ({ tx, ids: [id = ''] }, body) => {
    const subscription = tx.need('subscription', id)
    if (subscription.status !== 'ACTIVE')
      throw unprocessable(
        'SUBSCRIPTION_STATUS_INVALID',
        'Invalid subscription status for revise action; subscription status should be active.',
      )
    const plan = activePlan(tx, body.plan_id, body.quantity)
    if (plan.product !== planOf(tx, subscription).plan.product)
      throw unprocessable(
        'PLAN_PRODUCT_NOT_COMPATIBLE',
        'The old and the new plans should be for the same product.',
        '/plan_id',
      )
    const context = body.application_context ? contextOf(body.application_context) : subscription.context
    const override = overrideOf(plan, body.plan)
    const approval = askConsent(tx, id, { plan: plan.id, override, context })
    const links = [approveLink(tx, approval), ...subscriptionLinks(tx, subscription)]
    return { status: 200, body: { plan_id: plan.id, plan_overridden: override !== null, links } }
  }),
]
