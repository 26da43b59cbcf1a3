import { downloadInvoice } from '#shared/invoices/contract.ts'
import type { Invoice } from '#shared/invoices/invoice.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Asks where the file is now, since its address does not last, and gives it to the browser. */
export const useDownloadInvoice = () =>
  useCommand({
    send: async (invoiceId: Invoice['id']) => {
      const { pdfUrl } = await call(downloadInvoice, { params: { invoiceId } })
      const link = document.createElement('a')
      link.href = pdfUrl
      link.target = '_blank'
      link.rel = 'noopener'
      link.click()
    },
  })
