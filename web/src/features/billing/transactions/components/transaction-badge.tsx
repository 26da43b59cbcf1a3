import type { TransactionStatus } from '#shared/billing/transactions/transaction.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusTones, statusWords } from './transaction-words.ts'

/** Marks what is out of the ordinary; most transactions succeed. */
export function TransactionBadge({ status }: { status: TransactionStatus }) {
  if (status === 'succeeded') return <span className="text-sm text-dim">{statusWords[status]}</span>
  return <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
}
