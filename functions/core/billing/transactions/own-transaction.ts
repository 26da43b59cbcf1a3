import { transactionNotFound } from './transaction-not-found.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

export async function ownTransaction(userId: string, id: string): Promise<StoredTransaction> {
  const found = await transactions.get({ userId, id }, { consistent: true })
  if (!found) throw transactionNotFound()
  return found
}
