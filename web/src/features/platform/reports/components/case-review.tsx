import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { getCase } from '#shared/platform/reports/contract.ts'
import { type Case, type Report, reportSubjects } from '#shared/platform/reports/report.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { query } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { authorOf } from './author-of.ts'
import { capitalized } from './capitalized.ts'
import { DecisionForm } from './decision-form.tsx'
import { reasonWords } from './reason-words.ts'
import { statusWords } from './status-words.ts'

type CaseReviewProps = { caseId: Case['id']; onDecided: () => void }

/** Shows the reported content as it is now, the members' complaints, and the decision. */
export function CaseReview({ caseId, onDecided }: CaseReviewProps) {
  const review = useQuery(
    // It may have been corrected since, and the decision is about its present state.
    query('reports', getCase, { params: { caseId } }, { staleTime: 0 }),
  )
  if (review.isError && !review.data)
    return (
      <QueryFailure
        title="This report did not load"
        error={review.error}
        onRetry={() => void review.refetch()}
        retrying={review.isFetching}
      />
    )
  if (!review.data) return <Skeleton lines={6} className="h-10" />
  const { case: one, reports, subject, upheldLately } = review.data
  return (
    <div className="grid gap-5">
      {upheldLately >= 3 && (
        <Banner tone="warning">
          We removed {upheldLately} things by this member in the last 90 days.{' '}
          {one.authorId && <TextLink to={`/admin/users/${one.authorId}`}>Open the account</TextLink>}
        </Banner>
      )}
      <SubjectPanel one={one} subject={subject} />
      <CaseFacts one={one} />
      {reports.length > 0 && (
        <Panel title="What members say" flush headingLevel={3}>
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        </Panel>
      )}
      <DecisionForm key={one.version} one={one} onDecided={onDecided} />
    </div>
  )
}

type SubjectPanelProps = { one: Case; subject: ResponseOf<typeof getCase>['subject'] }

function SubjectPanel({ one, subject }: SubjectPanelProps) {
  const { label, correctAt, readAt } = reportSubjects[one.subject.type]
  const text = subject ? subject.text || subject.title : one.excerpt || one.title
  return (
    <Panel
      title={subject ? `The ${label} now` : `The ${label} as it was`}
      aside={
        (one.isHidden || subject?.isRemoved) && (
          <Badge tone="warning">{subject?.isRemoved ? 'Removed' : 'Hidden'}</Badge>
        )
      }
      headingLevel={3}
    >
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      {subject ? (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {subject.href && <TextLink to={subject.href}>Open the page</TextLink>}
          {readAt && <ButtonLink to={readAt(one.id)}>Read the {label}</ButtonLink>}
          {correctAt && <TextLink to={correctAt(one.subject.id)}>Correct this {label}</TextLink>}
        </p>
      ) : (
        <p className="mt-3 text-sm text-dim">It is gone.</p>
      )}
      {subject && one.excerpt && !subject.text.startsWith(one.excerpt) && (
        <p className="mt-3 text-sm text-dim wrap-anywhere">When it was first reported: {one.excerpt}</p>
      )}
    </Panel>
  )
}

function CaseFacts({ one }: { one: Case }) {
  const { authorId, authorName, notice, decidedAt, decidedBy, decision } = one
  const author = authorId ? (
    <TextLink to={`/admin/users/${authorId}`}>{authorName ?? 'Member'}</TextLink>
  ) : (
    authorOf(one)
  )
  return (
    <DetailPanel
      title="Case"
      headingLevel={3}
      facts={[
        ['Status', statusWords[one.status]],
        [capitalized(reportSubjects[one.subject.type].author ?? 'author'), author],
        [
          'Weight',
          <span key="weight" className="readout">
            {one.weight}
          </span>,
        ],
        [
          'Members',
          <span key="members" className="readout">
            {one.reporters}
          </span>,
        ],
        notice && ['Noticed by Boxrise', notice],
        ['First report', localTime(one.firstReportAt)],
        decidedAt && ['Decided', `${localTime(decidedAt)}, by ${decidedBy}`],
        decision && ['Reason', decision],
      ]}
    />
  )
}

function ReportRow({
  report: { reporterName, reason, text, field, sourceUrl, weight, createdAt, withdrawnAt },
}: {
  report: Report
}) {
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{reporterName}</strong>
        <span>{field ? `${reasonWords[reason]}: ${field}` : reasonWords[reason]}</span>
        <span className="text-sm text-dim">
          {withdrawnAt ? 'withdrawn' : `weight ${weight}`}, <TimeAgo at={createdAt} />
        </span>
      </p>
      {text && <p className="max-w-prose whitespace-pre-line text-dim wrap-anywhere">{text}</p>}
      {sourceUrl && (
        <p className="text-sm wrap-anywhere">
          <WebLink href={sourceUrl} blank />
        </p>
      )}
    </li>
  )
}
