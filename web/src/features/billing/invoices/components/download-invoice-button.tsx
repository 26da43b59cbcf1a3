import { Download } from 'lucide-react'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { useDownloadInvoice } from '../api/download-invoice.ts'
import type { ListedInvoice } from './listed-invoice.ts'

type DownloadInvoiceButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { invoice: ListedInvoice }

export function DownloadInvoiceButton({
  invoice: { invoiceId, number },
  ...look
}: DownloadInvoiceButtonProps) {
  const download = useDownloadInvoice()
  const press = usePress(async () => {
    if (!invoiceId) return
    await download
      .mutateAsync(invoiceId)
      .catch((error: unknown) => toastRefusal('Failed to download invoice', error))
  })
  if (!invoiceId) return null
  return (
    <Button
      {...look}
      busy={download.isPending}
      aria-label={`Download PDF of invoice ${number}`}
      onClick={press}
    >
      <Download className="size-4" aria-hidden="true" />
      PDF
    </Button>
  )
}
