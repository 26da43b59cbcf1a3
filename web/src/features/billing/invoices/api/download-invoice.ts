import { downloadInvoice } from '#shared/billing/invoices/contract.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/**
 * Requests the file's current address, which does not last, and opens it in this tab, which an attachment
 * leaves as it is. A tab opened after waiting counts as a popup and may be blocked.
 */
export const useDownloadInvoice = () =>
  useCommand({
    send: async (invoiceId: Invoice['id']) => {
      const { pdfUrl } = await call(downloadInvoice, { params: { invoiceId } })
      location.assign(pdfUrl)
    },
  })
