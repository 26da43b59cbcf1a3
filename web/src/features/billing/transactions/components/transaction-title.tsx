import { isPaidAtShow, paidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { titleOf, typeWords } from './transaction-words.ts'

type TransactionTitleProps = {
  transaction: Pick<Transaction, 'type' | 'description' | 'purpose' | 'paymentProvider'>
  /** If a column of types is beside it, the type is shown only when that column has no room. */
  typeBeside?: boolean
}

/**
 * The type of a transaction, and whether it was paid at the show. An administrator’s own words about a credit or a
 * charge do not say which it is.
 */
export function TransactionTitle({ transaction, typeBeside = false }: TransactionTitleProps) {
  const { type, description } = transaction
  return (
    <>
      {titleOf(transaction) !== description && (
        <span className={typeBeside ? 'text-dim lg:hidden' : 'text-dim'}>{typeWords[type]}: </span>
      )}
      {description}
      {isPaidAtShow(transaction) && <span className="block text-sm font-normal text-dim">{paidAtShow}</span>}
    </>
  )
}
