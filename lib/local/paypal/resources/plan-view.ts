import type { Cycle, Plan } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { shortMoney } from '../wire/decimal.ts'
import { type Link, linkOf } from '../wire/links.ts'
import { timeOf } from '../wire/time.ts'

export function planLinks({ env: { url } }: Transaction, { id, status }: Plan): Link[] {
  const path = `/v1/billing/plans/${id}`
  const turn = status === 'ACTIVE' ? 'deactivate' : 'activate'
  return [
    linkOf(url, 'self', path),
    linkOf(url, turn, `${path}/${turn}`, 'POST'),
    linkOf(url, 'edit', `${path}/update-pricing-schemes`, 'POST'),
  ]
}

function cycleView({ tenure, sequence, unit, count, total, prices }: Cycle, currency: string): object {
  const latest = prices.at(-1) ?? { cents: 0, at: 0 }
  return {
    pricing_scheme: {
      version: prices.length,
      fixed_price: shortMoney(latest.cents, currency),
      create_time: timeOf(prices[0]?.at ?? 0),
      update_time: timeOf(latest.at),
    },
    frequency: { interval_unit: unit, interval_count: count },
    tenure_type: tenure,
    sequence,
    total_cycles: total,
  }
}

export function planView(tx: Transaction, plan: Plan): object {
  const { preferences, currency } = plan
  return {
    id: plan.id,
    product_id: plan.product,
    name: plan.name,
    status: plan.status,
    ...(plan.description && { description: plan.description }),
    usage_type: 'LICENSED',
    billing_cycles: plan.cycles.map((cycle) => cycleView(cycle, currency)),
    payment_preferences: {
      service_type: 'PREPAID',
      auto_bill_outstanding: preferences.autoBill,
      setup_fee: shortMoney(preferences.setupFee, currency),
      setup_fee_failure_action: preferences.setupFailure,
      payment_failure_threshold: preferences.threshold,
    },
    quantity_supported: false,
    create_time: timeOf(plan.created),
    update_time: timeOf(plan.updated),
    links: planLinks(tx, plan),
  }
}
