import { Link } from 'react-router-dom'
import type { WaitingQueue } from '#shared/platform/waiting-work/contract.ts'
import { failedPayments } from '#web/features/billing/billing/components/transactions-search.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { NewestErrors } from '../api/newest-errors-query.ts'

export type ErrorListProps = {
  items: readonly WaitingQueue[]
  /** Those of the last 30 days that are not settled. */
  payments: number
  newest: NewestErrors | undefined
}

/** What went wrong and no one has dealt with, each with the newest of it. */
export function ErrorList({ items, payments, newest }: ErrorListProps) {
  const waiting = (wanted: WaitingQueue['queue']) => items.find(({ queue }) => queue === wanted)?.count ?? 0
  const rows = [
    {
      words: ['email failed', 'emails failed'],
      to: '/admin/mails?status=failed',
      count: waiting('failedMails'),
      newest: newest?.mail,
    },
    {
      words: ['payment failed', 'payments failed'],
      to: `/admin/billing?${failedPayments()}`,
      count: payments,
      newest: newest?.payment,
    },
    {
      words: ['webhook failed', 'webhooks failed'],
      to: '/admin/billing?tab=webhooks&status=failed',
      count: waiting('failedWebhooks'),
      newest: newest?.webhook,
    },
  ].filter(({ count }) => count > 0)
  return (
    <Panel flush title="Errors">
      {rows.length === 0 && <p className="px-4 py-7 text-dim">No errors.</p>}
      <ul className="divide-y divide-line">
        {rows.map(({ words: [one, many], to, count, newest: last }) => (
          <li key={to} className="relative px-4 py-3 hover:bg-raised">
            <Link to={to} className="font-semibold after:absolute after:inset-0 hover:underline">
              <span className="readout">{count.toLocaleString('en-US')}</span> {count === 1 ? one : many}
            </Link>
            {last && (
              <span className="block text-sm wrap-anywhere text-dim">
                {last.words}, <TimeAgo at={last.at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
