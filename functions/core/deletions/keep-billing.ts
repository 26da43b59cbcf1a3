import * as z from 'zod/mini'
import { type BatchRequest, writeBatch } from '#core/db/write-batch.ts'
import { ownItems } from '#core/exports/own-items.ts'
import { invoices } from '#core/invoices/invoices.ts'
import { StoredTransaction, transactions } from '#core/transactions/transactions.ts'
import { Invoice } from '#shared/invoices/invoice.ts'
import { keptInvoices, keptTransactions, nobody } from './kept-billing.ts'

/** Puts what was billed where it is kept without its member; what stands below the member’s key goes with the rest. */
export async function keepBilling(userId: string): Promise<void> {
  const kept: BatchRequest[] = []
  for await (const item of ownItems(`USER#${userId}`)) {
    if (item.entity === invoices.name) kept.push(put(keptInvoices.item(nameless(z.parse(Invoice, item)))))
    if (item.entity === transactions.name)
      kept.push(put(keptTransactions.item(anonymous(z.parse(StoredTransaction, item)))))
  }
  await writeBatch(kept)
}

const put = (Item: Record<string, unknown>): BatchRequest => ({
  PutRequest: { Item: withoutUndefined(Item) },
})

/** What is written in batches is written as it is. */
const withoutUndefined = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))

const nameless = ({ subscriptionId: _, billedTo: __, ...invoice }: Invoice): Invoice => ({
  ...invoice,
  userId: nobody,
})

/** Without what somebody wrote about it in words of their own. */
const anonymous = (given: StoredTransaction): StoredTransaction => {
  const { metadata: _, refundReason: __, refundRequests: ___, pendingRefunds: ____, ...transaction } = given
  return { ...transaction, userId: nobody }
}
