import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TransactionBadge } from './transaction-badge.tsx'
import { TransactionTitle } from './transaction-title.tsx'
import { signedAmount } from './transaction-words.ts'

const shown = 5

export function RecentTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Panel
      flush
      title="Recent Transactions"
      aside={
        transactions.length > 0 && (
          <TextLink to="?tab=transactions" preventScrollReset>
            View All
          </TextLink>
        )
      }
    >
      {transactions.length === 0 ? (
        <EmptyState title="No transactions yet">Your payments and refunds appear here.</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {transactions.slice(0, shown).map((transaction) => (
            <li
              key={transaction.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto_6rem]"
            >
              <p className="min-w-0 max-sm:col-span-2">
                <TransactionTitle transaction={transaction} />
                <span className="block text-sm text-dim">{utcDay(transaction.createdAt)}</span>
              </p>
              <p>
                <TransactionBadge status={transaction.status} />
              </p>
              <p className="readout text-right text-lg">{signedAmount(transaction)}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
