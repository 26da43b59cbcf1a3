import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { ClaimedThing } from '#shared/directory/organization-claims/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { claimedThingQuery, type Kind } from '../api/claim-queries.ts'

/** Members bring the form along. */
const OwnClaim = lazy(async () => ({ default: (await import('./own-claim.tsx')).OwnClaim }))

const lists = {
  listing: { label: 'Businesses', to: '/directory' },
  organization: { label: 'Organizations', to: '/organizations' },
}

/** Who runs it can claim it. Everyone may read how that goes; the form is for members, who come back here. */
export function ClaimPage({ kind, id }: { kind: Kind; id: string }) {
  const found = useQuery(claimedThingQuery(kind, id))
  if (found.data === null) return <NotFound />
  if (!found.data)
    return (
      <div className="shell py-10">
        {found.isError ? (
          <QueryFailure
            title="This page did not load"
            error={found.error}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton lines={4} className="h-24" />
        )}
      </div>
    )
  return <Claiming kind={kind} thing={found.data} />
}

function Claiming({ kind, thing }: { kind: Kind; thing: ClaimedThing }) {
  const { name, path, isOwned } = thing
  return (
    <div className="shell max-w-3xl py-10">
      <Breadcrumb items={[lists[kind], { label: name, to: path }, { label: 'Claim' }]} />
      <div className="mt-4">
        <PageHeader
          title={isOwned ? `${name} has an owner` : `Is ${name} yours?`}
          lead={
            isOwned
              ? 'Tell us why this should change. We notify the owner, who has 14 days to object.'
              : 'Claim it to run this page. We review each claim.'
          }
        />
        <YourClaim kind={kind} thing={thing} />
      </div>
    </div>
  )
}

function YourClaim({ kind, thing }: { kind: Kind; thing: ClaimedThing }) {
  const session = useSession()
  const { pathname } = useLocation()
  const isIn = session.status === 'signed-in'
  if (isIn && session.me.registrationCompleted)
    return (
      <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
        <OwnClaim kind={kind} thing={thing} />
      </Suspense>
    )
  return (
    <Panel title="How it works">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Log in, and tell us your role there.</li>
        <li>
          Prove an email address at the domain of its website, or send documents such as a business license.
        </li>
        <li>An administrator decides, and we email you.</li>
      </ul>
      <p className="mt-5">
        <ButtonLink variant="primary" to={isIn ? completeProfilePath(pathname) : loginPath(pathname)}>
          {isIn ? 'Complete your profile' : 'Log in to claim it'}
        </ButtonLink>
      </p>
    </Panel>
  )
}
