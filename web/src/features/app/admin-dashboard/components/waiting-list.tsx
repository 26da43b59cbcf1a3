import { Link } from 'react-router-dom'
import type { WaitingQueue, WaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useClock } from '#web/lib/use-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ageWords, isLate } from './age-words.ts'

const queues: Partial<Record<keyof WaitingWork, readonly [one: string, many: string, to: string]>> = {
  accounts: [
    'account to approve',
    'accounts to approve',
    '/admin/users?status=pending&sort=created&direction=asc',
  ],
  verifications: ['verification to review', 'verifications to review', '/admin/verifications'],
  openCases: ['report to decide', 'reports to decide', '/admin/cases'],
  eventSuggestions: ['event suggestion to review', 'event suggestions to review', '/admin/event-suggestions'],
  organizations: ['organization to review', 'organizations to review', '/admin/organizations?status=pending'],
  results: ['result to verify', 'results to verify', '/admin/competition-results'],
  listings: ['listing to review', 'listings to review', '/admin/directory-manager'],
  listingChanges: ['listing change to review', 'listing changes to review', '/admin/directory-manager'],
  listingReviews: [
    'business review to publish',
    'business reviews to publish',
    '/admin/directory-manager?tab=reviews',
  ],
  claims: ['claim to decide', 'claims to decide', '/admin/directory-manager?tab=claims'],
  brands: ['brand to review', 'brands to review', '/admin/directory-manager?tab=brands'],
  items: ['item for sale to review', 'items for sale to review', '/admin/directory-manager?tab=marketplace'],
  adCampaigns: ['ad campaign to review', 'ad campaigns to review', '/admin/ad-management'],
  adCreatives: ['new ad to review', 'new ads to review', '/admin/ad-management'],
  supportOverdue: [
    'support request past its time',
    'support requests past their time',
    '/admin/support?view=overdue',
  ],
  supportUnassigned: [
    'support request no one has taken',
    'support requests no one has taken',
    '/admin/support',
  ],
  organizationNews: [
    'first news of an organization to review',
    'first news of organizations to review',
    '/admin/newsletter?tab=campaigns&of=in_review',
  ],
  openDisputes: ['open dispute', 'open disputes', '/admin/billing?tab=transactions&dispute=open'],
  failedRefunds: [
    'failed refund to settle',
    'failed refunds to settle',
    '/admin/billing?tab=transactions&type=refund&status=failed',
  ],
}

/** They cost money or keep people waiting, however new they are. */
const urgent: readonly WaitingQueue['queue'][] = ['openDisputes', 'failedRefunds', 'supportOverdue']

/** What waits for an administrator: first what is urgent, then the longest. What is late stands out. */
export function WaitingList({ items }: { items: readonly WaitingQueue[] }) {
  const now = useClock(serverNow, 30_000)
  const rows = items
    .flatMap(({ queue, ...rest }) => {
      const words = queues[queue]
      return words ? [{ queue, words, ...rest }] : []
    })
    .toSorted(
      (one, other) =>
        Number(urgent.includes(other.queue)) - Number(urgent.includes(one.queue)) ||
        (one.oldestAt ?? '~').localeCompare(other.oldestAt ?? '~'),
    )
  return (
    <Panel flush title="Waiting for you">
      {rows.length === 0 && <p className="px-4 py-7 text-dim">Nothing is waiting.</p>}
      {/* The lower line of each last row lies below the edge of the panel. */}
      <ul className="-mb-px gap-0 lg:columns-2">
        {rows.map(({ queue, words: [one, many, to], count, oldestAt }) => (
          <li
            key={queue}
            className="relative flex break-inside-avoid items-center justify-between gap-4 border-b border-line px-4 py-2.5 hover:bg-raised"
          >
            <Link to={to} className="font-semibold after:absolute after:inset-0 hover:underline">
              <span className="readout">{count.toLocaleString('en-US')}</span> {count === 1 ? one : many}
            </Link>
            {oldestAt && (
              <span
                className={cx(
                  'shrink-0 text-sm',
                  urgent.includes(queue) || isLate(oldestAt, now) ? 'text-clip-ink' : 'text-dim',
                )}
              >
                {count > 1 && 'oldest '}
                {ageWords(oldestAt, now)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
