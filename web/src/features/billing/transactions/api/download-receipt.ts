import { downloadReceipt } from '#shared/billing/transactions/contract.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Created with each click, and given to the browser in this tab, like the file of an invoice. */
export const useDownloadReceipt = () =>
  useCommand({
    send: async (transactionId: Transaction['id']) => {
      const { pdfUrl } = await call(downloadReceipt, { params: { transactionId } })
      location.assign(pdfUrl)
    },
  })
