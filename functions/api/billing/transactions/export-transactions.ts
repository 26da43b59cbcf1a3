import { findTransactions } from '#core/billing/transactions/find-transactions.ts'
import { transactionColumns } from '#core/billing/transactions/transaction-columns.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { exportTransactions as contract } from '#shared/billing/transactions/contract.ts'
import { csvPart } from '#shared/platform/csv/csv-part.ts'

const rowsAPart = 500

async function exportTransactions({ actor, body, now }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await findTransactions(actor.userId, { ...body, limit: rowsAPart })
  const isFirst = body.cursor === undefined
  if (isFirst)
    await commit(
      recordActivity({ by: actor, type: 'system_event', description: 'Exported the transactions' }, now),
    )
  const csv = csvPart({ columns: transactionColumns, rows: items, isFirst })
  return { csv, rows: items.length, ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, exportTransactions)
