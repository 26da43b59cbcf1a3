import { Download } from 'lucide-react'
import { downloadInvoice } from '#shared/billing/invoices/contract.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import type { ListedInvoice } from './listed-invoice.ts'

type DownloadInvoiceButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  invoice: Pick<ListedInvoice, 'invoiceId' | 'number'>
}

/**
 * Requests the file's current address, which does not last, and opens it in this tab, which an attachment
 * leaves as it is. A tab opened after waiting counts as a popup and may be blocked.
 */
export function DownloadInvoiceButton({
  invoice: { invoiceId, number },
  ...look
}: DownloadInvoiceButtonProps) {
  const download = useCommand({
    send: async (id: Invoice['id']) => {
      const { pdfUrl } = await call(downloadInvoice, { params: { invoiceId: id } })
      location.assign(pdfUrl)
    },
  })
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
