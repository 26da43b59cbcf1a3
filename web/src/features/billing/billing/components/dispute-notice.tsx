import type { TransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Facts } from '#web/ui/facts.tsx'

type DisputeNoticeProps = { dispute: NonNullable<TransactionDetails['dispute']> }

/** A provider’s word such as `needs_response` as people read it. */
const words = (code: string) => code.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** Shows the complaint of the cardholder or payer. */
export function DisputeNotice({ dispute }: DisputeNoticeProps) {
  return (
    <section className="grid gap-2" aria-labelledby="dispute">
      <h3 id="dispute" className="label text-dim">
        Dispute
      </h3>
      <Facts
        facts={[
          ['State', words(dispute.status)],
          ['Reason', words(dispute.reason)],
          ['Amount', dollars(dispute.amountCents)],
        ]}
      />
    </section>
  )
}
