import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/users/user.ts'
import { awaitsApproval } from '#shared/verifications/awaits-approval.ts'
import type { Verification } from '#shared/verifications/verification.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myVerificationQuery } from '../api/my-verification.ts'
import { DocumentList } from './document-list.tsx'
import { stateBadges } from './state-badges.ts'
import { VerificationForm } from './verification-form.tsx'

/** Where a business proves what it is: it sends documents, and sees what became of them. */
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
  if (!waits && verification.documents.length === 0) return null
  const badge = stateBadges[waits ? verification.state : 'approved']
  return (
    <Panel title="Business documents" aside={<Badge tone={badge.tone}>{badge.word}</Badge>}>
      {waits && verification.state !== 'submitted' ? (
        <div className="grid gap-6">
          <Reason verification={verification} />
          <VerificationForm verification={verification} />
        </div>
      ) : (
        <Sent verification={verification} waits={waits} />
      )}
    </Panel>
  )
}

function Reason({ verification: { state, reason, decidedAt } }: { verification: Verification }) {
  if (state !== 'refused')
    return (
      <p className="text-dim">
        Show us that the business is yours: a business license, the registration of the company, a tax
        certificate. Only administrators open your documents.
      </p>
    )
  return (
    <Banner tone="danger">
      <p className="font-semibold">
        We could not approve your business yet
        {decidedAt && (
          <>
            {' '}
            (decided <TimeAgo at={decidedAt} />)
          </>
        )}
        .
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-dim">Change your documents and send them again.</p>
    </Banner>
  )
}

function Sent({ verification, waits }: { verification: Verification; waits: boolean }) {
  const { submittedAt, documents, note } = verification
  return (
    <div className="grid gap-5">
      <p className="text-dim">
        {waits ? (
          <>
            We are looking at your documents
            {submittedAt && (
              <>
                , sent <TimeAgo at={submittedAt} />
              </>
            )}
            . The answer comes by mail and in your notifications.
          </>
        ) : (
          'Your business is approved. There is nothing more to send.'
        )}
      </p>
      <DocumentList label="Documents you sent" documents={documents} />
      {note && (
        <div>
          <p className="text-sm font-semibold">Your note</p>
          <p className="mt-1 break-words whitespace-pre-line text-dim">{note}</p>
        </div>
      )}
    </div>
  )
}
