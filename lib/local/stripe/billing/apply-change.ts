import type { InvoiceLine, ItemsChange, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { scheduleRenewal } from './renewal-dates.ts'

/** Puts the planned items in place. */
export function applyChange(tx: Transaction, subscription: Subscription, change: ItemsChange | null): void {
  if (!change) return
  subscription.items.data = change.items
  subscription.billing_cycle_anchor = change.anchor
  if (change.discounts) subscription.discounts = change.discounts
  if (change.trialEnd !== undefined) {
    subscription.trial_end = change.trialEnd
    if (change.trialEnd !== null && change.trialEnd > tx.now) {
      subscription.trial_start ??= tx.now
      if (subscription.status === 'active') subscription.status = 'trialing'
    } else if (subscription.status === 'trialing') subscription.status = 'active'
  }
  if (subscription.status !== 'incomplete') scheduleRenewal(tx, subscription)
}

/** A later credit returns what an item was really charged, so each item remembers it. */
export function rememberBilled(items: Subscription['items']['data'], lines: InvoiceLine[]): void {
  for (const item of items)
    for (const line of lines) {
      const of = line.parent?.subscription_item_details
      if (of?.subscription_item !== item.id || line.amount < 0) continue
      const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
      const taxedAt = (line.taxes ?? []).flatMap(({ amount, tax_rate_details: details }) =>
        details && amount !== 0 ? [details.tax_rate] : [],
      )
      item._billed = { net: line.amount - off, ...line.period, taxedAt }
    }
}
