import { encodeTime } from 'ulid'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { transactionColumns } from '#core/billing/transactions/transaction-columns.ts'
import { transactions, transactionsPartition } from '#core/billing/transactions/transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import {
  type AdminTransaction,
  exportBillingData as contract,
} from '#shared/billing/billing/admin-contract.ts'
import { type Column, csvPart } from '#shared/platform/csv/csv-part.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const rowsAPart = 500
const months = 3

const columns: Column<AdminTransaction>[] = [
  ...transactionColumns,
  ['Member', ({ userName }) => userName],
  ['Email', ({ userEmail }) => userEmail],
]

/** Whole days, so that every part of one file is of the same range. Who takes it out is in the audit, once. */
async function exportBillingData({ actor, body, now }: ApiRequest<typeof contract>) {
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  const from = body.startDate ? `${body.startDate}T00:00:00.000Z` : addMonths(today, -months)
  const to = body.endDate ? `${body.endDate}T00:00:00.000Z` : addTime(today, { days: 1 })
  const isFirst = body.cursor === undefined
  if (isFirst)
    await untilUnchanged(async () =>
      commit(
        ...(await auditBilling(
          {
            adminId: actor.userId,
            action: 'billing_export',
            entityType: 'transactions',
            entityId: 'all',
            newValues: { from, to },
          },
          now,
        )),
      ),
    )
  const page =
    from < to
      ? await transactions.list({
          index: 'gsi3',
          pk: transactionsPartition,
          between: [keyAt(from), keyAt(to)],
          newestFirst: true,
          limit: rowsAPart,
          cursor: body.cursor,
        })
      : { items: [] }
  const rows = await withMembers(page.items)
  return {
    csv: csvPart({ columns, rows, isFirst }),
    rows: rows.length,
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

const keyAt = (at: string) => `txn_${encodeTime(Math.max(0, Date.parse(at)), 10)}`

export const handler = endpoint(contract, exportBillingData)
