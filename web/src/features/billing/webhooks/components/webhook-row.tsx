import { ChevronDown } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment, useId, useState } from 'react'
import type { ListedWebhookLog } from '#shared/billing/webhooks/admin-contract.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { WebhookDetails } from './webhook-details.tsx'
import { providerWords, statusTones, statusWords } from './webhook-words.ts'

type WebhookRowProps = { log: ListedWebhookLog; opened: boolean }

/** One event: its type and its source. A press opens the rest. */
export function WebhookRow({ log, opened }: WebhookRowProps) {
  const [isOpen, setOpen] = useState(opened)
  const details = useId()
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-left hover:bg-raised sm:grid-cols-[7rem_minmax(0,1fr)_auto_auto] sm:px-5"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="max-sm:col-start-2 max-sm:row-start-1">
            <Badge tone={statusTones[log.status]}>{statusWords[log.status]}</Badge>
          </span>
          <span className="min-w-0 max-sm:col-start-1 max-sm:row-start-1">
            <span className="readout block text-sm font-semibold wrap-anywhere">
              <EventType>{log.eventType}</EventType>
            </span>
            <span className="block truncate text-sm font-normal text-dim">
              {providerWords[log.provider]}, <span className="readout">{log.eventId}</span>
            </span>
          </span>
          <span className="text-sm font-normal whitespace-nowrap text-dim max-sm:hidden">
            <TimeAgo at={log.createdAt} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'size-4 text-dim transition-transform max-sm:col-start-3 max-sm:row-start-1',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={details}>
          <WebhookDetails log={log} />
        </div>
      )}
    </li>
  )
}

/** Breaks the text after its dots and underscores, and elsewhere only if that is not enough. */
const EventType = ({ children: type }: { children: string }) =>
  type.split(/(?<=[._])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
