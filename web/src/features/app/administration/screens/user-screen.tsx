// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { mayApply } from '#shared/platform/verifications/awaits-approval.ts'
import { ActAsButton } from '#web/features/accounts/impersonations/components/act-as-button.tsx'
import { useRefreshUsers } from '#web/features/platform/users/api/admin-user-commands.ts'
import { AccountActivity } from '#web/features/platform/users/components/account-activity.tsx'
import { AccountPage } from '#web/features/platform/users/components/account-page.tsx'
import { StatusBadge } from '#web/features/platform/users/components/standing-badges.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AccountActions } from '../components/account-actions.tsx'
import { Identity, Security, Standing } from '../components/account-facts.tsx'

/** Few accounts have documents to review. */
const VerificationReview = lazy(async () => ({
  default: (await import('#web/features/platform/verifications/components/verification-review.tsx'))
    .VerificationReview,
}))

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

export const title = 'Account'

export function Screen() {
  const isAdmin = useMe().membershipType === 'admin'
  const refresh = useRefreshUsers()
  return (
    <AccountPage waiting={<Waiting />} crumbs={({ user }) => [{ label: user.name }]}>
      {({ user, security, deletionOrdered, deletionBlockedAt }) => (
        <>
          <ScreenHeader
            lead={membershipLabels[user.membershipType]}
            title={
              <span className="flex flex-wrap items-center gap-3">
                <Avatar name={user.name} src={user.profileImage ?? null} size="sm" />
                {user.name}
                <StatusBadge status={user.status} />
              </span>
            }
            actions={
              <>
                <ButtonLink to={`/admin/users/${user.id}/time-line`}>Timeline</ButtonLink>
                {isAdmin && (
                  <>
                    <ButtonLink to={`/admin/support?email=${encodeURIComponent(user.email)}`}>
                      Email
                    </ButtonLink>
                    {user.membershipType !== 'admin' && <ActAsButton userId={user.id} name={user.name} />}
                    <ButtonLink to={`/admin/users/${user.id}/edit`} variant="primary">
                      Edit
                    </ButtonLink>
                  </>
                )}
              </>
            }
          />
          <div className={columns}>
            <div className="grid gap-6">
              <Identity user={user} />
              <Standing user={user} deletionOrdered={deletionOrdered} deletionBlockedAt={deletionBlockedAt} />
              {isAdmin && (isBusiness(user.membershipType) || mayApply(user)) && (
                <Suspense
                  fallback={<DetailPanel title="Business verification" facts={undefined} skeletonRows={1} />}
                >
                  <VerificationReview userId={user.id} onDecided={() => void refresh()} />
                </Suspense>
              )}
              {isAdmin && <AccountActivity userId={user.id} />}
            </div>
            <div className="grid gap-6">
              <Security user={user} security={security} />
              {isAdmin && (
                <AccountActions user={user} security={security} deletionOrdered={deletionOrdered} />
              )}
            </div>
          </div>
        </>
      )}
    </AccountPage>
  )
}

function Waiting() {
  return (
    <>
      {/* As high as the name and the buttons, so that nothing moves when they come. */}
      <div aria-hidden="true" className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-3 sm:mb-5">
        <span className="skeleton h-12 w-60" />
        <span className="skeleton h-9 w-72 self-center" />
      </div>
      <div className={columns}>
        <div className="grid gap-6">
          <DetailPanel title="Identity" facts={undefined} skeletonRows={4} />
          <DetailPanel title="Account status" facts={undefined} skeletonRows={3} />
        </div>
        <DetailPanel title="Security" facts={undefined} skeletonRows={6} />
      </div>
    </>
  )
}
