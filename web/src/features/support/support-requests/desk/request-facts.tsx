import { localTime } from '#shared/platform/time/local-time.ts'
import type { Clock } from '#shared/support/support-desks/clock.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDesk } from './desk-api.ts'
import { DueBadge } from './due-badge.tsx'
import { minutesWords } from './minutes-words.ts'
import { sourceWords } from './request-words.ts'
import { RequesterPanel } from './requester-panel.tsx'
import { SettleActions } from './settle-actions.tsx'
import { WorkPanel } from './work-panel.tsx'

/** What is known about a request beside its messages. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const { related, mayAnswer, mergedInto } = request
  return (
    <div className="grid gap-4">
      <RequesterPanel request={request} />
      {related && (
        <Panel title="About">
          <p className="mb-3 font-semibold wrap-anywhere">
            {related.href ? <TextLink to={related.href}>{related.title}</TextLink> : related.title}
          </p>
          <Facts facts={related.facts.map(({ label, value }) => [label, value] as const)} />
        </Panel>
      )}
      {!mergedInto && <WorkPanel request={request} />}
      <Times request={request} />
      {mayAnswer && !mergedInto && <SettleActions request={request} />}
    </div>
  )
}

function Times({ request }: { request: DeskRequest }) {
  const { clocks, firstAnsweredAt, firstAnswerMinutes, solvedAt, rating, source, createdAt, deskName } =
    request
  const { isAdmin } = useDesk()
  return (
    <DetailPanel
      title="Times"
      facts={[
        ['First answer', firstAnsweredAt ? firstAnswerWords(firstAnswerMinutes ?? 0) : dueOf(clocks.first)],
        ['Solution', solvedAt ? localTime(solvedAt) : dueOf(clocks.solve)],
        rating && [
          'Rating',
          <span key="rating" className="wrap-anywhere">
            {rating.score === 'good' ? 'Good' : 'Bad'}
            {rating.comment && `: ${rating.comment}`}
          </span>,
        ],
        ['Asked', <TimeAgo key="asked" at={createdAt} />],
        ['Source', sourceWords[source]],
        isAdmin && ['Desk', deskName],
      ]}
    />
  )
}

/** What is answered before the desk opens took no open time. */
const firstAnswerWords = (minutes: number): string =>
  minutes > 0 ? `After ${minutesWords(minutes)} of open time` : 'Right away'

function dueOf(clock: Clock | undefined) {
  if (!clock) return 'No time set'
  return clock.since && clock.dueAt ? <DueBadge at={clock.dueAt} /> : 'Paused'
}
