import type { InvoiceItem, InvoiceLine, ItemsChange, Subscription, SubscriptionItem } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid, noSuchReference } from '../wire/stripe-error.ts'
import { periodLine, priceOf } from './invoice-lines.ts'
import { type Period, periodAt } from './periods.ts'
import { chargeRemaining, creditUnused } from './proration.ts'
import { type ItemEntry, newItem, planOf, priceOfEntry, requireOneInterval } from './subscription-items.ts'

export type ChangeEntry = {
  items?: ItemEntry[] | undefined
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none'
  prorationDate?: number | undefined
  anchorNow?: boolean | undefined
  trialEnd?: number | 'now' | undefined
}

export type PlannedChange = {
  change: ItemsChange
  prorations: InvoiceItem[]
  /** Whole periods that begin with the change and are billed with it. */
  lines: InvoiceLine[]
  from: number
}

/** Works out what a change of items, anchor or trial does and costs, changing nothing yet. */
export function planChange(tx: Transaction, subscription: Subscription, entry: ChangeEntry): PlannedChange {
  const from = prorationInstant(tx, subscription, entry.prorationDate)
  const before = subscription.items.data
  const after = changedItems(tx, subscription, entry.items ?? [])
  if (after.length === 0)
    throw invalid('A subscription must have at least one active item.', { param: 'items' })
  requireOneInterval(after)
  const trial = trialOf(tx, subscription, entry.trialEnd)
  const inTrial = subscription.status === 'trialing' && entry.trialEnd === undefined
  const restarts = !trial && !inTrial && startsOver(before, after, entry)
  const change: ItemsChange = {
    items: after,
    anchor: trial?.end ?? (restarts ? tx.now : subscription.billing_cycle_anchor),
    ...(entry.trialEnd !== undefined && { trialEnd: trial?.end ?? tx.now }),
  }
  const prorates = entry.prorationBehavior !== 'none' && subscription.status !== 'trialing'
  const prorations: InvoiceItem[] = []
  const lines: InvoiceLine[] = []
  const untouched = (item: SubscriptionItem) =>
    !restarts && !trial && before.some((old) => old.id === item.id && same(old, item))
  if (prorates)
    for (const old of before) {
      if (after.some((item) => item.id === old.id && untouched(item))) continue
      const credit = creditUnused(tx, subscription, old, from)
      if (credit) prorations.push(credit)
    }
  for (const item of after) {
    if (untouched(item)) continue
    if (trial)
      Object.assign(item, {
        current_period_start: tx.now,
        current_period_end: trial.end,
        _billed: { net: 0, ...trial },
      })
    else if (restarts && item.price.recurring) {
      const period = periodAt(change.anchor, item.price.recurring, tx.now)
      Object.assign(item, { current_period_start: period.start, current_period_end: period.end })
      lines.push(periodLine(tx, { ...subscription, status: 'active' }, item, period))
    } else if (prorates) {
      const debit = chargeRemaining(tx, subscription, item, from)
      item._billed = { net: debit.amount, start: from, end: item.current_period_end }
      prorations.push(debit)
    } else if (inTrial)
      item._billed = { net: 0, start: item.current_period_start, end: item.current_period_end }
    else delete item._billed
  }
  return { change, prorations, lines, from }
}

function prorationInstant(tx: Transaction, subscription: Subscription, at: number | undefined): number {
  if (at === undefined) return tx.now
  const { current_period_start: start = 0, current_period_end: end = 0 } = subscription.items.data[0] ?? {}
  if (at < start || at > end)
    throw invalid('The `proration_date` must be within the current billing period of the subscription.', {
      param: 'proration_date',
    })
  return at
}

const same = (old: SubscriptionItem, item: SubscriptionItem) =>
  old.price.id === item.price.id && (old.quantity ?? 1) === (item.quantity ?? 1)

function changedItems(tx: Transaction, subscription: Subscription, entries: ItemEntry[]): SubscriptionItem[] {
  let items = structuredClone(subscription.items.data)
  const { current_period_start: start = tx.now, current_period_end: end = tx.now } = items[0] ?? {}
  for (const [index, entry] of entries.entries()) {
    const param = `items[${index}]`
    if (entry.id === undefined) {
      items.push(newItem(tx, subscription.id, entry, { start, end }, param))
      continue
    }
    const item = items.find(({ id }) => id === entry.id)
    if (!item) throw noSuchReference('subscription_item', entry.id, `${param}[id]`)
    if (entry.deleted) {
      items = items.filter((other) => other !== item)
      continue
    }
    const price = priceOfEntry(tx, entry, param)
    if (price) Object.assign(item, { price, plan: planOf(price) })
    if (entry.quantity !== undefined) item.quantity = entry.quantity
    else if (price) item.quantity = item.quantity ?? 1
    if (entry.metadata) item.metadata = { ...item.metadata, ...entry.metadata }
  }
  return items
}

function trialOf(
  tx: Transaction,
  subscription: Subscription,
  trialEnd: number | 'now' | undefined,
): Period | undefined {
  if (trialEnd === undefined || trialEnd === 'now') return undefined
  if (trialEnd <= tx.now)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    })
  if (subscription.status === 'incomplete')
    throw invalid('An incomplete subscription cannot begin a trial.', { param: 'trial_end' })
  return { start: tx.now, end: trialEnd }
}

/** Another interval, the first price that is not free, or a wish for it begins a new cycle immediately. */
function startsOver(before: SubscriptionItem[], after: SubscriptionItem[], entry: ChangeEntry): boolean {
  if (entry.anchorNow || entry.trialEnd === 'now') return true
  const every = (items: SubscriptionItem[]) =>
    `${items[0]?.price.recurring?.interval_count} ${items[0]?.price.recurring?.interval}`
  const total = (items: SubscriptionItem[]) => items.reduce((sum, item) => sum + priceOf(item), 0)
  return every(before) !== every(after) || (total(before) === 0 && total(after) > 0)
}
