import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { purposeWords } from '#shared/billing/transactions/purpose-words.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { TransactionBadge } from '#web/features/billing/transactions/components/transaction-badge.tsx'
import { signedAmount, typeWords } from '#web/features/billing/transactions/components/transaction-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { providerWords } from './provider-words.ts'

type OutsideLinkProps = { href: string; children: ReactNode }

/** A link to a page of a payment provider. */
const OutsideLink = ({ href, children }: OutsideLinkProps) => (
  <a className="link inline-flex items-center gap-1.5" href={href} target="_blank" rel="noreferrer">
    {children}
    <ExternalLink className="size-4" aria-hidden="true" />
    <span className="sr-only">(opens another site in a new tab)</span>
  </a>
)

const providerNames = { stripe: 'Stripe', paypal: 'PayPal', manual: '' }

/** A credit or a charge is paid with nothing: it counts on an invoice, or moves no money. */
function settledHow({ settledBy }: Transaction): Fact {
  if (settledBy === 'stripe') return ['Settled', 'On the member’s next Stripe invoice']
  if (settledBy !== 'recorded') return undefined
  return [
    'Settled',
    <span key="settled" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge>Recorded</Badge> No money moved.
    </span>,
  ]
}

export function transactionFacts(
  details: TransactionDetails,
  onOpen: (payment: Transaction) => void,
): Fact[] {
  const { transaction, payment, adjustment, paidWith, providerUrl, providerInvoiceUrl, invoiceNumber } =
    details
  const { purpose, userId, userName, userEmail, refundedCents, taxCents, failure, failedAt } = transaction
  return [
    ['Amount', <strong key="amount">{signedAmount(transaction)}</strong>],
    ['Status', <TransactionBadge key="status" status={transaction.status} />],
    ['Type', typeWords[transaction.type]],
    ['Description', transaction.description],
    purpose && [
      'For',
      <Link
        key="purpose"
        className="link"
        to={purpose.kind === 'entry' ? `/events/${purpose.eventId}` : '/admin/ad-management'}
      >
        {purposeWords[purpose.kind]}
      </Link>,
    ],
    ['Date', localTime(transaction.createdAt)],
    [
      'Member',
      userEmail ? (
        <Link key="member" className="link" to={`/admin/users/${userId}`}>
          {userName}
        </Link>
      ) : (
        userName
      ),
    ],
    userEmail && [
      'Email',
      <span key="email" className="wrap-anywhere">
        {userEmail}
      </span>,
    ],
    taxCents && ['Included tax', dollars(taxCents)],
    refundedCents > 0 && ['Refunded', dollars(refundedCents)],
    transaction.type === 'payment' &&
      transaction.refundableCents > 0 && ['Left to refund', dollars(transaction.refundableCents)],
    payment && [
      'Refund of',
      <button key="payment" type="button" className="link text-left" onClick={() => onOpen(payment)}>
        {payment.description}, {dollars(payment.amountCents)}
      </button>,
    ],
    transaction.type === 'refund' && transaction.refundReason && ['Reason', transaction.refundReason],
    failure && ['Why it failed', failure],
    failedAt && ['Last tried', localTime(failedAt)],
    settledHow(transaction) ?? [
      'Paid with',
      isPaidAtShow(transaction)
        ? 'Cash at the show'
        : (paidWith ?? providerWords[transaction.paymentProvider]),
    ],
    adjustment && ['Recorded by', adjustment.adjustedByName],
    adjustment?.reason && adjustment.reason !== transaction.description && ['Why', adjustment.reason],
    invoiceNumber && [
      'Invoice',
      providerInvoiceUrl ? (
        <OutsideLink key="invoice" href={providerInvoiceUrl}>
          {invoiceNumber}
        </OutsideLink>
      ) : (
        invoiceNumber
      ),
    ],
    providerUrl && [
      'At the provider',
      <OutsideLink key="provider" href={providerUrl}>
        Open in {providerNames[transaction.paymentProvider]}
      </OutsideLink>,
    ],
  ]
}

export function idFacts({
  transaction: { id, userId, userEmail, invoiceId, paymentId, providerTransactionId, purpose },
  providerInvoiceId,
  providerCustomerId,
  dispute,
}: TransactionDetails): Fact[] {
  const entry = purpose?.kind === 'entry' ? purpose : undefined
  const ids: [label: string, name: string, id: string | undefined][] = [
    ['Transaction', 'the transaction id', id],
    ['Member', 'the member id', userEmail ? userId : undefined],
    ['Payment', 'the payment id', paymentId],
    ['Invoice', 'the invoice id', invoiceId],
    ['Registration', 'the registration id', entry?.registrationId],
    ['Event', 'the event id', entry?.eventId],
    ['Order', 'the order id', purpose?.kind === 'ads' ? purpose.orderId : undefined],
    ['Provider reference', 'the provider reference', providerTransactionId],
    ['Provider invoice', 'the provider’s invoice id', providerInvoiceId],
    ['Provider customer', 'the provider’s customer id', providerCustomerId],
    ['Dispute', 'the dispute id', dispute?.id],
  ]
  return ids.map(
    ([label, name, value]): Fact =>
      value === undefined
        ? undefined
        : [
            label,
            <CopiedId key={label} name={name}>
              {value}
            </CopiedId>,
          ],
  )
}

type CopiedIdProps = { name: string; children: string }

/** An id with the button that puts it on the clipboard. */
function CopiedId({ name, children: id }: CopiedIdProps) {
  return (
    <span className="flex items-center justify-between gap-2 sm:justify-start">
      <code className="readout min-w-0 text-sm break-all select-all">{id}</code>
      <IconButton
        label={`Copy ${name}`}
        icon={<Copy className="size-4" aria-hidden="true" />}
        className="-my-2 shrink-0"
        onClick={() =>
          void copyText(id, { done: `Copied ${name}`, failed: 'Your browser did not allow copying' })
        }
      />
    </span>
  )
}
