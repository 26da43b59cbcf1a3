import type { Plan } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { pageOf } from '../wire/pages.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { act, get, post } from '../wire/route.ts'
import { timeOf } from '../wire/time.ts'
import { NewPlan, NewPrices, otherCurrency, planTerms } from './plan-schema.ts'
import { planLinks, planView } from './plan-view.ts'

const summaryView = (tx: Transaction, plan: Plan) => ({
  id: plan.id,
  product_id: plan.product,
  name: plan.name,
  status: plan.status,
  ...(plan.description && { description: plan.description }),
  usage_type: 'LICENSED',
  create_time: timeOf(plan.created),
  links: planLinks(tx, plan),
})

function turn(tx: Transaction, id: string, to: 'ACTIVE' | 'INACTIVE', from: string[], refusal: string) {
  const plan = tx.need('plan', id)
  if (!from.includes(plan.status)) throw unprocessable('PLAN_STATUS_INVALID', refusal)
  plan.status = to
  plan.updated = tx.now
  return { status: 204 }
}

export const planRoutes = [
  post('/v1/billing/plans', NewPlan, ({ tx, representation }, body) => {
    const terms = planTerms(body, tx.now)
    tx.need('product', body.product_id)
    const plan = tx.add('plan', {
      id: newId(24, 'P-'),
      object: 'plan',
      product: body.product_id,
      name: body.name,
      description: body.description,
      status: body.status,
      ...terms,
      created: tx.now,
      updated: tx.now,
    })
    return { status: 201, body: representation ? planView(tx, plan) : summaryView(tx, plan) }
  }),
  get('/v1/billing/plans', ({ tx, query }) => {
    const product = query.get('product_id')
    const wanted = query.get('plan_ids')?.split(',')
    const found = tx
      .find('plan', (plan) => (!product || plan.product === product) && (!wanted || wanted.includes(plan.id)))
      .toReversed()
    const limits = { url: tx.env.url, path: '/v1/billing/plans', size: 10, most: 20 }
    const { items, totals, links } = pageOf(query, found, limits)
    const counted = query.get('total_required') === 'true' ? totals : {}
    return { status: 200, body: { plans: items.map((plan) => summaryView(tx, plan)), ...counted, links } }
  }),
  get('/v1/billing/plans/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: planView(tx, tx.need('plan', id)),
  })),
  act('POST', '/v1/billing/plans/:id/activate', ({ tx, ids: [id = ''] }) =>
    turn(
      tx,
      id,
      'ACTIVE',
      ['CREATED', 'INACTIVE'],
      'Invalid plan status for activate action; plan status should be either created or inactive.',
    ),
  ),
  act('POST', '/v1/billing/plans/:id/deactivate', ({ tx, ids: [id = ''] }) =>
    turn(
      tx,
      id,
      'INACTIVE',
      ['ACTIVE'],
      'Invalid plan status for deactivate action; plan status should be active.',
    ),
  ),
  post('/v1/billing/plans/:id/update-pricing-schemes', NewPrices, ({ tx, ids: [id = ''] }, body) => {
    const plan = tx.need('plan', id)
    for (const { billing_cycle_sequence: sequence, pricing_scheme: scheme } of body.pricing_schemes) {
      const cycle = plan.cycles.find((other) => other.sequence === sequence)
      if (!cycle)
        throw unprocessable(
          'INVALID_BILLING_CYCLE_SEQUENCE',
          'The provided billing cycle sequence is not available.',
        )
      if (scheme.fixed_price.currency !== plan.currency) throw otherCurrency()
      cycle.prices.push({ cents: scheme.fixed_price.cents, at: tx.now })
    }
    plan.updated = tx.now
    return { status: 204 }
  }),
]
