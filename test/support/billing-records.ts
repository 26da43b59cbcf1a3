import { invoices } from '#core/billing/invoices/invoices.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { type StoredWebhookLog, webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { WebhookLog } from '#shared/billing/webhooks/webhook-log.ts'
import { newId } from '#shared/ids.ts'
import { storedInvoice } from './stored-invoice.ts'
import { storedTransaction } from './stored-transaction.ts'

/** A transaction with some history, of a provider that no one asks. */
export function aTransaction(userId: string, fields: Partial<StoredTransaction> = {}): StoredTransaction {
  const createdAt = fields.createdAt ?? new Date().toISOString()
  const id = newId('txn', createdAt)
  return storedTransaction({ id, userId, paymentProvider: 'manual', createdAt, ...fields })
}

const writesAtOnce = 50

export async function putTransactions(given: readonly StoredTransaction[]): Promise<void> {
  const writes = given.map((one) => transactions.put(one, { absent: true }))
  for (let start = 0; start < writes.length; start += writesAtOnce)
    await commit(...writes.slice(start, start + writesAtOnce))
}

/** An invoice that no provider has a file of. */
export async function putInvoice(userId: string, fields: Partial<Invoice> = {}): Promise<Invoice> {
  const createdAt = new Date().toISOString()
  const id = newId('ivc', createdAt)
  const invoice = storedInvoice({ id, userId, paidAt: createdAt, createdAt, ...fields })
  await commit(invoices.put(invoice, { absent: true }))
  return invoice
}

let events = 0

/** An event of Stripe that was told and worked on, or not. */
export async function putWebhookLog(fields: Partial<StoredWebhookLog> = {}): Promise<WebhookLog> {
  const createdAt = new Date().toISOString()
  const log: StoredWebhookLog = {
    id: newId('whk', createdAt),
    provider: 'stripe',
    eventId: `evt_${process.pid}_${Date.now()}_${++events}`,
    eventType: 'customer.updated',
    status: 'succeeded',
    requestBody: '{}',
    authentic: true,
    retryCount: 0,
    createdAt,
    version: 1,
    ...fields,
  }
  await commit(webhookLogs.put(log, { absent: true }))
  return log
}
