import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/platform/users/user.ts'
import { awaitsApproval } from '#shared/platform/verifications/awaits-approval.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myVerificationQuery } from '../api/verification-queries.ts'
import { DocumentsWanted } from './documents-wanted.tsx'
import { RefusalReason } from './refusal-reason.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { stateBadges } from './state-badges.ts'
import { VerificationForm } from './verification-form.tsx'

/** Lets a business prove what it is: it sends documents, and sees the outcome. */
export function BusinessVerification({ user }: { user: User }) {
  const query = useQuery(myVerificationQuery)
  if (query.isPending) return <Skeleton lines={4} className="h-12" />
  if (query.isError)
    return (
      <QueryFailure
        title="Your documents did not load"
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const verification = query.data
  const waits = awaitsApproval(user)
  // Approved by hand: nothing was sent, and nothing has to be.
  if (!waits && verification.documents.length === 0 && !verification.documentsDeletedAt) return null
  const badge = stateBadges[waits ? verification.state : 'approved']
  return (
    <Panel title="Business documents" aside={<Badge tone={badge.tone}>{badge.word}</Badge>}>
      {waits && verification.state !== 'submitted' ? (
        <div className="grid gap-6">
          {verification.state === 'refused' ? (
            <RefusalReason verification={verification} />
          ) : (
            <DocumentsWanted />
          )}
          <VerificationForm verification={verification} />
        </div>
      ) : (
        <SentDocuments
          verification={verification}
          outcome={waits ? undefined : 'Your business is approved. You don’t need to send anything else.'}
        />
      )}
    </Panel>
  )
}
