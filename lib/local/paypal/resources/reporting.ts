import { merchant } from '../credentials.ts'
import type { Refund, Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { money } from '../wire/decimal.ts'
import { pageOf } from '../wire/pages.ts'
import { invalid } from '../wire/paypal-error.ts'
import { get } from '../wire/route.ts'
import { secondsOf, timeOf } from '../wire/time.ts'

const path = '/v1/reporting/transactions'
const longest = 31 * 24 * 3600

const codes = { payment: 'T0002', checkout: 'T0006', refund: 'T1107', reversal: 'T1106' }
const statuses: Record<Sale['status'], string> = { completed: 'S', pending: 'P', denied: 'D', reversed: 'V' }

const refundStatuses: Record<Refund['status'], string> = { COMPLETED: 'S', PENDING: 'P', FAILED: 'D' }

type Info = Record<string, unknown> & { transaction_id: string }
type Movement = { at: number; id: string; info: object; payer: string }

function movementsOf(tx: Transaction): Movement[] {
  const sales = tx.find('sale')
  const payments = sales.map((sale) =>
    movement(sale, sale.created, {
      transaction_id: sale.id,
      ...(sale.subscription && { paypal_reference_id: sale.subscription, paypal_reference_id_type: 'SUB' }),
      transaction_event_code: sale.order ? codes.checkout : codes.payment,
      transaction_status: statuses[sale.status],
      transaction_amount: money(sale.cents, sale.currency),
      fee_amount: money(-sale.fee, sale.currency),
    }),
  )
  const reversals = sales
    .filter(({ status }) => status === 'reversed')
    .map((sale) =>
      returned(sale, sale.updated, `${sale.id.slice(0, -1)}R`, codes.reversal, sale.cents - sale.refunded),
    )
  const refunds = tx.find('refund').map((refund: Refund) => {
    const sale = tx.need('sale', refund.sale)
    return returned(
      sale,
      refund.created,
      refund.id,
      codes.refund,
      refund.cents,
      refundStatuses[refund.status],
    )
  })
  return [...payments, ...reversals, ...refunds].toSorted((a, b) => a.at - b.at)
}

const returned = (sale: Sale, at: number, id: string, code: string, cents: number, status = 'S') =>
  movement(sale, at, {
    transaction_id: id,
    paypal_reference_id: sale.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: code,
    transaction_status: status,
    transaction_amount: money(-cents, sale.currency),
    fee_amount: money(0, sale.currency),
  })

function movement(sale: Sale, at: number, info: Info): Movement {
  const shown = {
    paypal_account_id: sale.payer,
    ...info,
    transaction_initiation_date: timeOf(at),
    transaction_updated_date: timeOf(at),
    ...(sale.customId && { custom_field: sale.customId }),
    protection_eligibility: '02',
  }
  return { at, id: info.transaction_id, info: shown, payer: sale.payer }
}

function dateOf(query: URLSearchParams, field: string): number {
  const seconds = secondsOf(query.get(field))
  if (seconds !== undefined) return seconds
  throw invalid({
    field,
    location: 'query',
    issue: 'INVALID_PARAMETER_VALUE',
    description: 'The date is missing or not a time.',
  })
}

export const reportingRoutes = [
  get(path, ({ tx, query }) => {
    const from = dateOf(query, 'start_date')
    const to = dateOf(query, 'end_date')
    if (to < from || to - from > longest)
      throw invalid({
        field: 'end_date',
        location: 'query',
        issue: 'INVALID_DATE_RANGE',
        description: 'Date range is greater than 31 days.',
      })
    const wanted = query.get('transaction_id')
    const found = movementsOf(tx).filter(({ at, id }) => at >= from && at <= to && (!wanted || id === wanted))
    const { items, page, totals, links } = pageOf(query, found, {
      url: tx.env.url,
      path,
      size: 100,
      most: 500,
    })
    const fields = (query.get('fields') ?? 'transaction_info').split(',')
    const payers = fields.includes('all') || fields.includes('payer_info')
    const payerInfo = (id: string) => {
      const payer = tx.need('payer', id)
      return {
        account_id: payer.id,
        email_address: payer.email,
        payer_status: 'Y',
        payer_name: { given_name: payer.name, surname: 'Payer' },
      }
    }
    return {
      status: 200,
      body: {
        transaction_details: items.map(({ info, payer }) => ({
          transaction_info: info,
          ...(payers && { payer_info: payerInfo(payer) }),
        })),
        account_number: merchant.id,
        start_date: timeOf(from),
        end_date: timeOf(to),
        last_refreshed_datetime: timeOf(tx.now),
        page,
        ...totals,
        links,
      },
    }
  }),
]
