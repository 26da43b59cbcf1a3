import { downloadInvoice } from '#shared/invoices/contract.ts'
import type { Invoice } from '#shared/invoices/invoice.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/**
 * Asks where the file is now, since its address does not last, and gives it to the browser: in this tab, which an
 * attachment leaves as it is, because a tab opened after waiting counts as a popup and may be blocked.
 */
export const useDownloadInvoice = () =>
  useCommand({
    send: async (invoiceId: Invoice['id']) => {
      const { pdfUrl } = await call(downloadInvoice, { params: { invoiceId } })
      location.assign(pdfUrl)
    },
  })
