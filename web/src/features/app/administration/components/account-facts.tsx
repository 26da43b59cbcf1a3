import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { countryCode } from '#shared/platform/places/countries.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { UserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { freePlan } from '#shared/platform/users/free-plan.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import {
  BusinessState,
  EmailState,
  StatusBadge,
} from '#web/features/platform/users/components/standing-badges.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'

export function Identity({ user }: { user: User }) {
  const address = [user.address, user.city, user.state, user.zip, user.country].filter(Boolean).join(', ')
  return (
    <DetailPanel
      title="Identity"
      facts={[
        ['Name', user.name],
        ['Email', user.email],
        ['Phone', showPhone(user.phone, countryCode(user.country))],
        ['Company', user.companyName],
        ['Tax ID', user.taxId],
        !user.city && ['Location', user.location],
        ['Address', address],
        ['Bio', user.bio],
        [
          'Profile',
          user.profileHidden ? 'Hidden by an administrator' : user.isPublicProfile ? 'Public' : 'Private',
        ],
        [
          'ID',
          <code key="id" className="readout text-sm select-all">
            {user.id}
          </code>,
        ],
      ]}
    />
  )
}

export function Standing({ user, deletionOrdered, deletionBlockedAt }: Omit<UserAsAdmin, 'security'>) {
  const plans = useQuery(plansQuery)
  return (
    <DetailPanel
      title="Account status"
      facts={[
        ['Membership', membershipLabels[user.membershipType]],
        user.chosenMembership && ['Chosen, not yet paid', membershipLabels[user.chosenMembership]],
        ['Custom role', user.role],
        ['Status', <StatusBadge key="status" status={user.status} />],
        user.suspension && ['Reason for suspension', user.suspension.reason],
        ['Email', <EmailState key="email" {...user} />],
        isBusiness(user.membershipType) && ['Business', <BusinessState key="business" {...user} />],
        ['Registration', user.registrationCompleted ? 'Completed' : 'Not completed'],
        user.membershipType !== 'admin' && ['Plan', planName(user, plans.isError ? [] : plans.data)],
        user.deletionDueAt && [
          'Deletion',
          deletionOrdered ? 'Being deleted' : `Requested, due on ${utcDay(user.deletionDueAt)}`,
        ],
        deletionBlockedAt && [
          'Deletion blocked',
          'The payment provider’s keys are missing. Connect it again, and we delete the account within an hour.',
        ],
        ['Joined', <TimeAgo key="joined" at={user.createdAt} />],
      ]}
    />
  )
}

function planName({ subscriptionPlan }: User, plans: readonly Plan[] | undefined): string {
  if (subscriptionPlan === freePlan) return `${membershipLabels.competitor} (free)`
  if (!plans) return 'Loading...'
  const plan = plans.find(({ id }) => id === subscriptionPlan)
  return plan ? `${plan.name}, ${plan.billingPeriod}` : subscriptionPlan
}

export function Security({ user, security }: Pick<UserAsAdmin, 'user' | 'security'>) {
  return (
    <DetailPanel
      title="Security"
      facts={[
        [
          'Two-factor authentication',
          security?.secondFactor ? (
            <Badge key="on" tone="success">
              On
            </Badge>
          ) : (
            <Badge key="off">Off</Badge>
          ),
        ],
        ['Email confirmed', security ? (security.emailConfirmed ? 'Yes' : 'No') : 'Not in the user pool'],
        ['Signed up with', user.registrationProvider === 'google' ? 'Google' : 'Email and password'],
        ['Password', hasPassword(user) ? 'Yes' : 'None, logs in with Google'],
        ['Last login', user.lastLoginAt ? <TimeAgo key="login" at={user.lastLoginAt} /> : 'Never'],
        ['Logins', user.loginCount.toLocaleString('en-US')],
        ['Failed logins in a row', String(user.failedLoginAttempts)],
      ]}
    />
  )
}
