import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BusinessType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myVerificationQuery } from '../api/verification-queries.ts'
import { DocumentsWanted } from './documents-wanted.tsx'
import { keptFields } from './kept-fields.ts'
import { RefusalReason } from './refusal-reason.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { stateBadges } from './state-badges.ts'
import { VerificationForm } from './verification-form.tsx'

/** Lets a competitor ask to become a business. The present membership stays until the new one is paid. */
export function BusinessApplication({ user }: { user: User }) {
  const query = useQuery(myVerificationQuery)
  if (query.isPending) return <Skeleton lines={4} className="h-12" />
  if (query.isError)
    return (
      <QueryFailure
        title="Your application did not load"
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const verification = query.data
  const { state, forMembership } = verification
  const badge = forMembership && state !== 'draft' ? stateBadges[state] : undefined
  return (
    <Panel title="Apply as a business" aside={badge && <Badge tone={badge.tone}>{badge.word}</Badge>}>
      <div className="grid gap-6">
        {user.approvedMembership && state !== 'submitted' && <Approved type={user.approvedMembership} />}
        {state === 'submitted' ? (
          <Waiting verification={verification} />
        ) : (
          <Application verification={verification} user={user} />
        )}
      </div>
    </Panel>
  )
}

function Approved({ type }: { type: BusinessType }) {
  return (
    <Banner
      tone="success"
      action={
        <ButtonLink variant="primary" to="/pricing">
          See plans
        </ButtonLink>
      }
    >
      You are approved for the {membershipLabels[type]} membership. It starts when you pay for its plan.
    </Banner>
  )
}

function Waiting({ verification }: { verification: Verification }) {
  const { forMembership } = verification
  return (
    <>
      <p>
        {forMembership && <>You applied for the {membershipLabels[forMembership]} membership. </>}You keep
        everything in your current membership in the meantime.
      </p>
      <SentDocuments verification={verification} outcome={undefined} />
    </>
  )
}

/** Few competitors run a shop, so the form is only there for those who ask for it, or have started it. */
function Application({ verification, user }: { verification: Verification; user: User }) {
  const { state, documents } = verification
  const hasKept = useQueryClient().getQueryData(keptFields) !== undefined
  const [open, setOpen] = useState(
    state === 'refused' || (state === 'draft' && (documents.length > 0 || hasKept)),
  )
  if (!open)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-2xl text-dim">
          Do you run a shop, build equipment or lead a club? Send documents that prove it. Once we approve
          you, you can choose a business plan. Nothing changes until you pay for it.
        </p>
        <Button onClick={() => setOpen(true)}>Apply as a business</Button>
      </div>
    )
  return (
    <>
      {state === 'refused' ? <RefusalReason verification={verification} /> : <DocumentsWanted />}
      <VerificationForm verification={verification} asks={user} />
    </>
  )
}
