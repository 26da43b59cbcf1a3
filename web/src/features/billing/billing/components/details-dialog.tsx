import { useQuery } from '@tanstack/react-query'
import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import type { TransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { transactionDetailsQuery } from '../api/transaction-queries.ts'
import { RefundList } from './refund-list.tsx'
import { idFacts, transactionFacts } from './transaction-facts.tsx'

type DisputeNoticeProps = { dispute: NonNullable<TransactionDetails['dispute']> }

/** A provider’s word such as `needs_response` as people read it. */
const codeWords = (code: string) => code.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** Shows the complaint of the cardholder or payer. */
function DisputeNotice({ dispute }: DisputeNoticeProps) {
  return (
    <section className="grid gap-2" aria-labelledby="dispute">
      <h3 id="dispute" className="label text-dim">
        Dispute
      </h3>
      <Facts
        facts={[
          ['Status', codeWords(dispute.status)],
          ['Reason', codeWords(dispute.reason)],
          ['Amount', dollars(dispute.amountCents)],
        ]}
      />
    </section>
  )
}

type DetailsDialogProps = {
  transaction: Pick<AdminTransaction, 'id' | 'userId'>
  onOpen: (transaction: Pick<AdminTransaction, 'id' | 'userId'>) => void
  onRefund: (payment: AdminTransaction) => void
  onClose: () => void
}

/** All details of a transaction, with the way to its refund if one is possible. */
export function DetailsDialog({ transaction: named, onOpen, onRefund, onClose }: DetailsDialogProps) {
  const query = useQuery(transactionDetailsQuery(named))
  const details = query.data
  const shown = details?.transaction
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Transaction Details"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {shown && shown.type === 'payment' && shown.refundableCents > 0 && (
            <Button variant="danger" onClick={() => onRefund(shown)}>
              Process Refund
            </Button>
          )}
        </>
      }
    >
      {query.isPending && <Skeleton lines={10} className="h-6" />}
      {query.isError && !details && (
        <QueryFailure
          title="Failed to load billing data"
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {details && (
        <div className="grid gap-6">
          <Facts facts={transactionFacts(details, onOpen)} />
          {details.dispute && <DisputeNotice dispute={details.dispute} />}
          {details.refundRefusal && <p className="text-sm text-dim">{details.refundRefusal}</p>}
          {details.refunds.length > 0 && (
            <section className="grid gap-2" aria-labelledby="refunds-made">
              <h3 id="refunds-made" className="label text-dim">
                Refunds
              </h3>
              <RefundList refunds={details.refunds} onOpen={onOpen} />
            </section>
          )}
          <section className="grid gap-2" aria-labelledby="all-ids">
            <h3 id="all-ids" className="label text-dim">
              IDs
            </h3>
            <Facts facts={idFacts(details)} />
          </section>
        </div>
      )}
    </Dialog>
  )
}
