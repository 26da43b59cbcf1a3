import { ownerOf } from '#core/billing/paypal/custom-id.ts'
import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalMoney, PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import type { BillingWorld } from './billing-world.ts'

type Listed = { id: string; amount_with_breakdown: { gross_amount: PaypalMoney } }
type Agreement = { theirs: PaypalSubscription; paid: Listed[] }
type Movement = {
  transaction_id: string
  transaction_event_code: string
  paypal_reference_id: string
  transaction_amount: PaypalMoney
}

type PaypalSale = { id: string; cents: number; backCents: number }
export type PaypalBook = {
  userId: string
  theirs: PaypalSubscription
  sales: PaypalSale[]
  refunds: number[]
}

const always = 'start_time=2020-01-01T00:00:00Z&end_time=2999-01-01T00:00:00Z'

/** PayPal’s own record of every member’s subscriptions and money, read from its API and its report. */
export function openPaypalBooks(world: BillingWorld) {
  const { call } = world.paypal
  const back = new Map<string, { id: string; code: string; cents: number }[]>()
  const over = new Map<string, Agreement>()
  let from = world.now()

  async function readReport(): Promise<void> {
    const to = world.now()
    const query = `start_date=${from}&end_date=${to}&page_size=500`
    const { body } = await call(`/v1/reporting/transactions?${query}`)
    if (body.total_pages > 1) throw new Error('the report has more than a page')
    for (const { transaction_info: info } of body.transaction_details as { transaction_info: Movement }[]) {
      if (info.transaction_event_code === 'T0002') continue
      const { transaction_id: id, paypal_reference_id: sale, transaction_event_code: code } = info
      const cents = paypalCents(info.transaction_amount.value.slice(1))
      const others = (back.get(sale) ?? []).filter((one) => one.id !== id)
      back.set(sale, [...others, { id, code, cents }])
    }
    // Events in the last second read belong to the next report.
    from = to
  }

  /** A subscription that is over at PayPal bills nothing: its refunds are in the report. */
  async function fetchAgreement(id: string): Promise<Agreement> {
    const known = over.get(id)
    if (known) return known
    const [{ body: theirs }, { body: paid }] = await Promise.all([
      call(`/v1/billing/subscriptions/${id}?fields=last_failed_payment`),
      call(`/v1/billing/subscriptions/${id}/transactions?${always}`),
    ])
    const agreement: Agreement = { theirs, paid: paid.transactions }
    if (theirs.status === 'CANCELLED') over.set(id, agreement)
    return agreement
  }

  async function readBook(id: string, customId: string): Promise<PaypalBook> {
    const { theirs, paid } = await fetchAgreement(id)
    const sales = paid.map(({ id: sale, amount_with_breakdown: amount }) => {
      const backCents = (back.get(sale) ?? []).reduce((sum, { cents }) => sum + cents, 0)
      return { id: sale, cents: paypalCents(amount.gross_amount.value), backCents }
    })
    const given = sales.flatMap(({ id: sale }) => back.get(sale) ?? [])
    const refunds = given.filter(({ code }) => code === 'T1107').map(({ cents }) => cents)
    return { userId: ownerOf(customId)?.userId ?? '', theirs, sales, refunds }
  }

  return {
    /** By member. */
    async read(): Promise<Map<string, PaypalBook[]>> {
      await readReport()
      const books = await Promise.all([...world.atPaypal].map(([id, customId]) => readBook(id, customId)))
      return Map.groupBy(books, ({ userId }) => userId)
    },
  }
}

export const spentAtPaypal = (books: readonly PaypalBook[]) =>
  books.flatMap(({ sales }) => sales).reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
