import { Download } from 'lucide-react'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { useDownloadReceipt } from '../api/download-receipt.ts'

export function ReceiptButton({ transactionId }: { transactionId: Transaction['id'] }) {
  const download = useDownloadReceipt()
  const press = usePress(async () => {
    await download
      .mutateAsync(transactionId)
      .catch((error: unknown) => toastRefusal('Failed to download receipt', error))
  })
  return (
    <Button busy={download.isPending} onClick={press}>
      <Download className="size-4" aria-hidden="true" />
      Receipt
    </Button>
  )
}
