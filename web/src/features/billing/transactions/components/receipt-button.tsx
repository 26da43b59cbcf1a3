import { Download } from 'lucide-react'
import { downloadReceipt } from '#shared/billing/transactions/contract.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'

/** Created with each click, and given to the browser in this tab, like the file of an invoice. */
export function ReceiptButton({ transactionId }: { transactionId: Transaction['id'] }) {
  const download = useCommand({
    send: async (_: undefined) => {
      const { pdfUrl } = await call(downloadReceipt, { params: { transactionId } })
      location.assign(pdfUrl)
    },
  })
  const press = usePress(async () => {
    await download
      .mutateAsync(undefined)
      .catch((error: unknown) => toastRefusal('Failed to download receipt', error))
  })
  return (
    <Button busy={download.isPending} onClick={press}>
      <Download className="size-4" aria-hidden="true" />
      Receipt
    </Button>
  )
}
