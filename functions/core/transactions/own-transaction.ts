import { AppError } from '#shared/errors.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

const transactionNotFound = () => new AppError('not_found', 'transaction_not_found', 'Transaction not found')

export async function ownTransaction(userId: string, id: string): Promise<StoredTransaction> {
  const found = await transactions.get({ userId, id }, { consistent: true })
  if (!found) throw transactionNotFound()
  return found
}
