import type Stripe from 'stripe'
import { boundary } from '../../provider/boundary.ts'
import type { Customer, Discount, InvoiceLine, Kinds } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid, noSuchReference } from '../wire/stripe-error.ts'

export type DiscountEntry = {
  coupon?: string | undefined
  promotion_code?: string | undefined
  discount?: string | undefined
}

const couponIdOf = (source: { coupon: string | { id: string } | null }) =>
  typeof source.coupon === 'string' ? source.coupon : (source.coupon?.id ?? '')

export const couponOf = (tx: Transaction, discount: Discount) => tx.get('coupon', couponIdOf(discount.source))

/** Takes a coupon or a promotion code for a customer, counting it, or says why it cannot be had. */
export function redeem(
  tx: Transaction,
  entries: DiscountEntry[],
  {
    customer,
    subscription,
    invoice = null,
    amount,
    preview = false,
  }: {
    customer: Customer
    subscription: string | null
    invoice?: string | null
    amount: number
    preview?: boolean
  },
): string[] {
  return entries.map((entry, index) => {
    if (entry.discount) return tx.refer('discount', entry.discount, `discounts[${index}][discount]`).id
    const promotion = entry.promotion_code
      ? usablePromotion(tx, entry.promotion_code, customer, amount, `discounts[${index}][promotion_code]`)
      : undefined
    const couponId = promotion ? couponIdOf(promotion.promotion) : entry.coupon
    if (!couponId)
      throw invalid('You must pass one of coupon, discount or promotion_code.', { param: 'discounts' })
    const coupon = tx.get('coupon', couponId)
    if (!coupon) throw noSuchReference('coupon', couponId, `discounts[${index}][coupon]`)
    if (!coupon.valid || (coupon.redeem_by !== null && coupon.redeem_by <= tx.now))
      throw invalid(`Coupon expired: ${couponId}`, {
        code: 'coupon_expired',
        param: `discounts[${index}][coupon]`,
      })
    if (!preview) count(tx, coupon, promotion)
    const discount = {
      id: newId('di'),
      object: 'discount',
      checkout_session: null,
      customer: customer.id,
      customer_account: null,
      end:
        coupon.duration === 'repeating'
          ? boundary(tx.now, { interval: 'month', interval_count: 1 }, coupon.duration_in_months ?? 1)
          : null,
      invoice,
      invoice_item: null,
      promotion_code: promotion?.id ?? null,
      source: { coupon: couponId, type: 'coupon' },
      start: tx.now,
      subscription,
      subscription_item: null,
    } satisfies Stripe.Discount
    tx.add('discount', discount)
    return discount.id
  })
}

function usablePromotion(tx: Transaction, id: string, customer: Customer, amount: number, param: string) {
  const promotion = tx.refer('promotion_code', id, param)
  const { restrictions, max_redemptions: max } = promotion
  if (!promotion.active || (promotion.expires_at !== null && promotion.expires_at <= tx.now))
    throw invalid('This promotion code is expired.', { code: 'promotion_code_expired', param })
  if (max !== null && promotion.times_redeemed >= max)
    throw invalid('This promotion code has been redeemed the maximum number of times.', { param })
  if (promotion.customer !== null && promotion.customer !== customer.id)
    throw invalid('This promotion code cannot be redeemed by this customer.', { param })
  if (
    restrictions.first_time_transaction &&
    tx.find('charge', (charge) => charge.customer === customer.id && charge.paid).length > 0
  )
    throw invalid(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      { param },
    )
  if (restrictions.minimum_amount !== null && amount < restrictions.minimum_amount)
    throw invalid('This promotion code cannot be redeemed because the minimum amount is not met.', { param })
  return promotion
}

function count(
  tx: Transaction,
  coupon: Kinds['coupon'],
  promotion: Kinds['promotion_code'] | undefined,
): void {
  coupon.times_redeemed += 1
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions) coupon.valid = false
  tx.emit('coupon.updated', coupon)
  if (!promotion) return
  promotion.times_redeemed += 1
  if (promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions)
    promotion.active = false
  tx.emit('promotion_code.updated', promotion)
}

/** Writes onto the lines what the discounts take off, to the cent, the rest of an amount on the last line. */
export function discountLines(
  tx: Transaction,
  lines: InvoiceLine[],
  discounts: string[],
): Map<string, number> {
  const totals = new Map<string, number>()
  for (const id of discounts) {
    const discount = tx.get('discount', id)
    const coupon = discount && couponOf(tx, discount)
    if (!coupon) continue
    const products = coupon.applies_to?.products
    const left = (line: InvoiceLine) =>
      line.amount - (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const open = lines.filter(
      (line) =>
        line.discountable &&
        left(line) > 0 &&
        (!products || products.includes(line.pricing?.price_details?.product ?? '')),
    )
    const sum = open.reduce((total, line) => total + left(line), 0)
    let rest = Math.min(sum, coupon.amount_off ?? sum)
    for (const [index, line] of open.entries()) {
      const off =
        coupon.percent_off !== null
          ? Math.round((left(line) * coupon.percent_off) / 100)
          : index === open.length - 1
            ? rest
            : Math.min(rest, Math.round(((coupon.amount_off ?? 0) * left(line)) / sum))
      rest -= off
      line.discount_amounts = [...(line.discount_amounts ?? []), { amount: off, discount: id }]
      line.discounts = [...line.discounts, id]
      totals.set(id, (totals.get(id) ?? 0) + off)
    }
  }
  return totals
}

/** Returns the discounts that still count for a bill made now; one that counts once is spent by it. */
export function discountsInForce(tx: Transaction, ids: string[]): string[] {
  return ids.filter((id) => {
    const discount = tx.get('discount', id)
    return discount !== undefined && (discount.end === null || discount.end > tx.now)
  })
}

export function spendOnce(tx: Transaction, ids: string[]): string[] {
  return ids.filter((id) => {
    const discount = tx.get('discount', id)
    return discount !== undefined && couponOf(tx, discount)?.duration !== 'once'
  })
}
