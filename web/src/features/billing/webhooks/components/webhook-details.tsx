import type { ListedWebhookLog } from '#shared/billing/webhooks/admin-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { BodyView } from './body-view.tsx'
import { RetryButton } from './retry-button.tsx'
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
