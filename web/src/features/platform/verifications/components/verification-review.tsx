import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { daysDocumentsKept } from '#shared/platform/verifications/expire-documents.ts'
import type { Verification, VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDownloadDocument } from '../api/admin-verification-commands.ts'
import { userVerificationQuery } from '../api/verification-queries.ts'
import { DecisionForm } from './decision-form.tsx'
import { DocumentList } from './document-list.tsx'
import { stateBadges } from './state-badges.ts'

export type VerificationReviewProps = {
  userId: string
  /** Called after this administrator has decided. */
  onDecided?: (verification: Verification) => void
}

/** The business verification of a member, for the administrator who decides about it. */
export function VerificationReview({ userId, onDecided }: VerificationReviewProps) {
  const query = useQuery(userVerificationQuery(userId))
  if (query.isPending)
    return (
      <Panel title="Business verification">
        <Skeleton className="h-6" />
      </Panel>
    )
  if (query.isError)
    return (
      <QueryFailure
        title="The verification did not load"
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { state, documents, documentsDeletedAt, note, applicant, forMembership } = query.data
  const { submittedAt, decidedAt, reason } = query.data
  const badge = stateBadges[state]
  if (state === 'draft' && documents.length === 0 && !documentsDeletedAt)
    return (
      <Panel title="Business verification">
        <p className="text-dim">This member has not sent any documents.</p>
      </Panel>
    )
  return (
    <Panel title="Business verification" aside={<Badge tone={badge.tone}>{badge.word}</Badge>}>
      <div className="grid gap-6">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {forMembership && <Fact name="Applies for">{membershipLabels[forMembership]}</Fact>}
          {forMembership && applicant && (
            <Fact name="Current membership">{membershipLabels[applicant.membershipType]}</Fact>
          )}
          {applicant && <Fact name="Company">{applicant.companyName || 'Not provided'}</Fact>}
          {applicant && <Fact name="Sent by">{applicant.name}</Fact>}
          {submittedAt && (
            <Fact name="Sent">
              <TimeAgo at={submittedAt} />
            </Fact>
          )}
          {decidedAt && (
            <Fact name="Decided">
              <TimeAgo at={decidedAt} />
            </Fact>
          )}
          {note && <Fact name="Note from the member">{note}</Fact>}
          {reason && <Fact name="Reason for rejection">{reason}</Fact>}
        </dl>
        {documents.length > 0 && (
          <DocumentList
            label="Documents"
            documents={documents}
            action={(document) => <DownloadButton userId={userId} document={document} />}
          />
        )}
        {documentsDeletedAt && documents.length === 0 && (
          <p className="text-dim">
            The documents were deleted <TimeAgo at={documentsDeletedAt} />, {daysDocumentsKept} days after
            they were last needed.
          </p>
        )}
        {state === 'submitted' && (
          <DecisionForm
            verification={query.data}
            onDecided={onDecided}
            onReload={() => void query.refetch()}
            reloading={query.isFetching}
          />
        )}
      </div>
    </Panel>
  )
}

/** Each document has its own command, so that each of several presses in a row gets its own message. */
function DownloadButton({ userId, document }: { userId: string; document: VerificationDocument }) {
  const download = useDownloadDocument(userId)
  const press = usePress(() =>
    download
      .mutateAsync(document)
      .catch((error) =>
        toast.error('The document did not open', { description: describeFailure(error).sentence }),
      ),
  )
  return (
    <Button size="sm" busy={download.isPending} busyText="Opening..." onClick={press}>
      Download<span className="sr-only"> {document.name}</span>
    </Button>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}
