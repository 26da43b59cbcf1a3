// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'

export type Opened =
  | { kind: 'details'; transaction: Pick<AdminTransaction, 'id' | 'userId'> }
  | { kind: 'refund'; transaction: AdminTransaction }

const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog.tsx')).DetailsDialog,
}))

const RefundDialog = lazy(async () => ({
  default: (await import('./refund-dialog.tsx')).RefundDialog,
}))

type TransactionDialogsProps = { opened: Opened | undefined; onChange: (opened: Opened | undefined) => void }

/** The dialog that is open above a list of transactions: the details of one, or the refund of one. */
export function TransactionDialogs({ opened, onChange }: TransactionDialogsProps) {
  if (!opened) return null
  const onClose = () => onChange(undefined)
  return (
    <Suspense>
      {opened.kind === 'details' ? (
        <DetailsDialog
          key={opened.transaction.id}
          transaction={opened.transaction}
          onOpen={(other) => onChange({ kind: 'details', transaction: other })}
          onRefund={(fresh) => onChange({ kind: 'refund', transaction: fresh })}
          onClose={onClose}
        />
      ) : (
        <RefundDialog key={opened.transaction.id} transaction={opened.transaction} onClose={onClose} />
      )}
    </Suspense>
  )
}
