import type { TransactionStatus } from '#shared/billing/transactions/transaction.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusTones, statusWords } from './transaction-words.ts'

export function TransactionBadge({ status }: { status: TransactionStatus }) {
  return <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
}
