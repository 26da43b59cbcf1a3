import { RotateCw } from 'lucide-react'
import type { ListedWebhookLog } from '#shared/billing/webhooks/admin-contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRetryWebhook } from '../api/retry-webhook.ts'

/** Processes an event again and reports the outcome. */
export function RetryButton({ log }: { log: ListedWebhookLog }) {
  const retry = useRetryWebhook()
  const press = usePress(() =>
    retry.mutateAsync(log).then((after) => {
      if (after?.status === 'succeeded') toast.success('Webhook processed')
      else if (after?.status === 'failed')
        toast.error('Webhook retry failed', { description: after.errorMessage })
      else toast.info('The webhook is still being processed')
    }, toastFailure),
  )
  return (
    <Button size="sm" busy={retry.isPending} busyText="Retrying..." onClick={press}>
      <RotateCw className="size-4" aria-hidden="true" />
      Retry<span className="sr-only"> {log.eventType}</span>
    </Button>
  )
}
