import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { DownloadInvoiceButton } from './download-invoice-button.tsx'
import type { ListedInvoice } from './listed-invoice.ts'

type InvoiceDialogProps = { invoice: ListedInvoice; onClose: () => void }

export function InvoiceDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { number, reading, createdAt, dueAt, paidAt, planName } = invoice
  const facts: Fact[] = [
    [
      'Status',
      <Badge key="status" tone={reading.tone}>
        {reading.word}
      </Badge>,
    ],
    ['Date', utcDay(createdAt)],
    planName && ['Plan', planName],
    dueAt && !paidAt && ['Due', utcDay(dueAt)],
    paidAt && ['Paid on', utcDay(paidAt)],
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Invoice ${number}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <DownloadInvoiceButton invoice={invoice} variant="primary" />
        </>
      }
    >
      <Facts facts={facts} />
      <Sheet invoice={invoice} />
    </Dialog>
  )
}

function Sheet({ invoice }: { invoice: ListedInvoice }) {
  const {
    lines,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    amountPaidCents,
    creditCents = 0,
  } = invoice
  return (
    <div className="border-t border-line pt-3">
      <ul className="grid gap-2">
        {lines.map(({ description, amountCents, quantity }, at) => (
          <li key={`line-${at.toString()}`} className="flex justify-between gap-6">
            <span className="min-w-0">
              {description}
              {quantity > 1 && <span className="text-dim"> × {quantity}</span>}
            </span>
            <span className="readout">{dollars(amountCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3">
        <Sum name="Subtotal" cents={subtotalCents} />
        {discountCents > 0 && <Sum name="Discount" cents={-discountCents} />}
        <Sum name="Tax" cents={taxCents} />
        <Sum name="Total" cents={totalCents} strong />
        {creditCents > 0 && <Sum name="From your credit" cents={-creditCents} />}
        {creditCents < 0 && <Sum name="Added to your credit" cents={-creditCents} />}
        {amountPaidCents !== totalCents && <Sum name="Paid" cents={amountPaidCents} />}
      </dl>
    </div>
  )
}

function Sum({ name, cents, strong = false }: { name: string; cents: number; strong?: boolean }) {
  return (
    <div
      className={
        strong ? 'flex justify-between gap-6 text-lg font-semibold' : 'flex justify-between gap-6 text-dim'
      }
    >
      <dt>{name}</dt>
      <dd className="readout">{dollars(cents)}</dd>
    </div>
  )
}
