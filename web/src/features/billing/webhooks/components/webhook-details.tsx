import { RotateCw } from 'lucide-react'
import type { ListedWebhookLog } from '#shared/billing/webhooks/admin-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRetryWebhook } from '../api/retry-webhook.ts'
import { BodyView } from './body-view.tsx'
import { classWords, severityWords } from './webhook-words.ts'

const severityTones = { low: 'neutral', medium: 'warning', high: 'danger' } as const

/** All details of an event, with an administrator's actions. */
export function WebhookDetails({ log }: { log: ListedWebhookLog }) {
  const { severity, suggestion, errorMessage, errorClass, retryCount, lastRetryAt } = log
  return (
    <div className="grid gap-5 px-4 pt-4 pb-5 sm:px-5">
      {(suggestion || log.retryable) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-prose min-w-0 flex-1 basis-72">{suggestion}</p>
          {log.retryable && <RetryButton log={log} />}
        </div>
      )}
      <Facts
        facts={[
          errorMessage && [
            'Error',
            <span key="error" className="wrap-anywhere">
              {errorMessage}
            </span>,
          ],
          errorClass && ['Class', classWords[errorClass]],
          severity && [
            'Severity',
            <Badge key="severity" tone={severityTones[severity]}>
              {severityWords[severity]}
            </Badge>,
          ],
          [
            'Event ID',
            <code key="event" className="readout wrap-anywhere">
              {log.eventId}
            </code>,
          ],
          ['Received', localTime(log.createdAt)],
          log.processedAt && ['Last processed', localTime(log.processedAt)],
          ['Retries', retryCount === 0 ? 'None' : retryCount.toLocaleString('en-US')],
          lastRetryAt && ['Last retry', localTime(lastRetryAt)],
          !log.authentic && ['Sender', 'Not verified. It cannot be retried.'],
        ]}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <BodyView title="Request body" body={log.requestBody} empty="The request had no body." />
        <BodyView title="Response body" body={log.responseBody} empty="No response was recorded." />
      </div>
    </div>
  )
}

/** Processes an event again and reports the outcome. */
function RetryButton({ log }: { log: ListedWebhookLog }) {
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
