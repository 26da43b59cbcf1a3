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
import { BusinessState, EmailState } from '#web/features/platform/users/components/standing-badges.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'

export function Identity({ user }: { user: User }) {
  const address = [user.address, user.city, user.state, user.zip, user.country].filter(Boolean).join(', ')
  return (
    <DetailPanel
      title="Identity"
      beside
      facts={[
        [
          'Email',
          <span key="email" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <EmailAddress>{user.email}</EmailAddress>
            <EmailState {...user} />
          </span>,
        ],
        user.phone && ['Phone', showPhone(user.phone, countryCode(user.country))],
        user.companyName && ['Company', user.companyName],
        user.taxId && ['Tax ID', user.taxId],
        !user.city && user.location && ['Location', user.location],
        address && ['Address', address],
        user.bio && ['Bio', user.bio],
        [
          'Profile',
          user.profileHidden ? 'Hidden by an administrator' : user.isPublicProfile ? 'Public' : 'Private',
        ],
        [
          'ID',
          <code key="id" className="readout text-sm break-all select-all">
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
      beside
      facts={[
        user.chosenMembership && ['Chosen, not yet paid', membershipLabels[user.chosenMembership]],
        user.role && ['Custom role', user.role],
        user.suspension && ['Reason for suspension', user.suspension.reason],
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
      beside
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
        !security && ['Email confirmed', 'Not in the user pool'],
        // Beside the address it says whether it is verified: here, only what contradicts that.
        security?.emailConfirmed === (user.verificationStatus === 'pending') && [
          'Email confirmed',
          security.emailConfirmed ? 'Yes' : 'No',
        ],
        ['Signed up with', user.registrationProvider === 'google' ? 'Google' : 'Email and password'],
        ['Password', hasPassword(user) ? 'Yes' : 'None, logs in with Google'],
        ['Last login', user.lastLoginAt ? <TimeAgo key="login" at={user.lastLoginAt} /> : 'Never'],
        ['Logins', user.loginCount.toLocaleString('en-US')],
        ['Failed logins in a row', String(user.failedLoginAttempts)],
      ]}
    />
  )
}
