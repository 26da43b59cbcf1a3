import { hasReceipt } from '#shared/billing/transactions/has-receipt.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { HelpLink } from '#web/features/platform/help/help-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { TransactionBadge } from './transaction-badge.tsx'
import { signedAmount, typeWords } from './transaction-words.ts'

const providers: Record<Transaction['paymentProvider'], string> = {
  stripe: 'Card',
  paypal: 'PayPal',
  manual: 'Recorded by an administrator',
}

const effects = {
  credit: {
    stripe: 'It comes off your next invoice. Any balance carries over to later invoices.',
    recorded: 'It’s recorded on your account. No money moved.',
  },
  debit: {
    stripe: 'It’s added to your next invoice.',
    recorded: 'It’s recorded on your account. Nothing was charged.',
  },
} as const

/** A credit or a charge has no payment method, so that line says what it means. */
function paidWith(transaction: Transaction): Fact {
  const { type, status, settledBy, paymentProvider } = transaction
  if (isPaidAtShow(transaction)) return ['Paid with', 'Cash at the show']
  if (type !== 'credit' && type !== 'debit') return ['Paid with', providers[paymentProvider]]
  return status !== 'failed' && settledBy && ['What it means', effects[type][settledBy]]
}

function factsOf(transaction: Transaction): Fact[] {
  const { purpose, refundedCents, refundReason, failure, failedAt, invoiceId, providerTransactionId } =
    transaction
  return [
    ['Amount', signedAmount(transaction)],
    ['Status', <TransactionBadge key="status" status={transaction.status} />],
    ['Type', typeWords[transaction.type]],
    ['Date', utcDay(transaction.createdAt)],
    ['Description', transaction.description],
    purpose && purposeFact(purpose),
    refundedCents > 0 && ['Refunded', dollars(refundedCents)],
    refundReason && ['Refund reason', refundReason],
    failure && ['Why it failed', failure],
    failedAt && ['Last tried', utcDay(failedAt)],
    paidWith(transaction),
    invoiceId && [
      'Invoice',
      <TextLink key="invoice" to={`?tab=invoices&invoice=${invoiceId}`}>
        View the invoice
      </TextLink>,
    ],
    ['Transaction', <Code key="id">{transaction.id}</Code>],
    providerTransactionId && ['Provider reference', <Code key="provider">{providerTransactionId}</Code>],
  ]
}

const purposeFact = (purpose: Purpose): Fact =>
  purpose.kind === 'entry'
    ? [
        'Event',
        <TextLink key="event" to={`/events/${purpose.eventId}`}>
          View the event
        </TextLink>,
      ]
    : [
        'Advertising',
        <TextLink key="ads" to="/my-ads">
          View your campaigns
        </TextLink>,
      ]

const Code = ({ children }: { children: string }) => (
  <code className="readout text-sm break-all select-all">{children}</code>
)

type TransactionDialogProps = { transaction: Transaction; onClose: () => void }

export function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  const { status, retryable } = transaction
  return (
    <Dialog
      open
      onClose={onClose}
      title="Transaction Details"
      footer={
        <>
          {hasReceipt(transaction) && <ReceiptButton transactionId={transaction.id} />}
          <Button onClick={onClose}>Close</Button>
          {status === 'failed' && retryable && (
            <ButtonLink data-own to={`?retry=${transaction.id}`} variant="primary">
              Retry Payment
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts facts={factsOf(transaction)} />
      <HelpLink about={{ kind: 'transaction', id: transaction.id }} className="mt-4" />
    </Dialog>
  )
}
