import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { missingFields } from '#shared/organizations/organizations/stepped-organization.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { TaskWords } from '#web/features/directory/business-overview/components/task-words.ts'
import { profileCompleteness } from './profile-completeness.ts'

export type NextStep = {
  title: string
  text: string
  to: string
  label: string
  /** Something failed or was rejected, and stays so until the member acts. */
  isTrouble?: true
}

type Billing = Pick<BillingOverview, 'subscription' | 'failedPayments'>

/** What is known of the member’s organizations and listings; nothing, until it has been read. */
type Known = {
  organizations?: readonly OwnOrganization[] | undefined
  hasListings?: boolean | undefined
  /** What their business should do before all else, if anything. */
  task?: TaskWords | null | undefined
}

/**
 * Returns the one thing that a member should do next, if there is one. Obstacles to using what they have come first.
 * What is missing of a business’s profile is listed on its dashboard.
 */
export function nextStep(
  me: Me,
  billing: Billing | undefined,
  { organizations, hasListings, task }: Known = {},
): NextStep | undefined {
  return (
    paymentStep(billing) ??
    accountStep(me) ??
    membershipStep(me, billing) ??
    organizationStep(me, organizations) ??
    listingStep(me, hasListings) ??
    taskStep(me, task) ??
    (isBusiness(me.membershipType) ? undefined : profileStep(me))
  )
}

/** True if only the billing tells whether there is a step, and one is likely: a membership was chosen and not begun. */
export const isStepLikely = ({ approvedMembership, chosenMembership, membershipType }: Me): boolean => {
  const chosen = approvedMembership ?? chosenMembership
  return chosen !== undefined && chosen !== membershipType
}

function paymentStep(billing: Billing | undefined): NextStep | undefined {
  const failed = billing?.failedPayments.find(({ retryable }) => retryable)
  if (failed)
    return {
      title: `Pay the ${dollars(failed.amountCents)} that failed`,
      text: failed.failure ?? `We could not collect the payment for ${failed.description}.`,
      to: `/billing?retry=${failed.id}`,
      label: 'Retry payment',
      isTrouble: true,
    }
  const { status, planName } = billing?.subscription ?? {}
  if (status !== 'past_due' && status !== 'unpaid') return undefined
  return {
    title: 'Your last payment failed',
    text: `See what you can do to keep ${planName}.`,
    to: '/billing',
    label: 'Go to billing',
    isTrouble: true,
  }
}

function accountStep({ verificationStatus, businessVerification, email }: Me): NextStep | undefined {
  const to = '/profile?tab=verification'
  if (verificationStatus === 'pending')
    return {
      title: 'Verify your email',
      text: `Follow the link in the email we sent to ${email}.`,
      to,
      label: 'Verify your email',
    }
  if (businessVerification === 'draft')
    return {
      title: 'Send your documents',
      text: 'A person reviews every business before it goes live.',
      to,
      label: 'Send documents',
    }
  if (businessVerification === 'refused')
    return {
      title: 'Your business was not approved',
      text: 'Read the reason, then send your documents again.',
      to,
      label: 'See the reason',
      isTrouble: true,
    }
  return undefined
}

function membershipStep(me: Me, billing: Billing | undefined): NextStep | undefined {
  const chosen = me.approvedMembership ?? me.chosenMembership
  if (!chosen || !billing || billing.subscription) return undefined
  const label = membershipLabels[chosen]
  return {
    title: `Start your ${label} membership`,
    text: me.approvedMembership
      ? 'We approved your business. Your membership starts as soon as you pay for it.'
      : `You chose ${label} when you signed up. It starts as soon as you pay for it; until then you are a ${membershipLabels[me.membershipType]}.`,
    to: `/billing/subscribe?plan=${chosen}`,
    label: `Finish becoming a ${label}`,
  }
}

/** Only an account that has been approved can send an organization in. */
function organizationStep(me: Me, mine: readonly OwnOrganization[] | undefined): NextStep | undefined {
  if (!mine || !startsOrganization(me)) return undefined
  if (mine.length === 0)
    return {
      title: 'Start your organization',
      text: 'Give your club, school, or series a page of its own, and share the work with others.',
      to: '/organizations/new',
      label: 'Start your organization',
    }
  const draft = mine.find(
    ({ organization, role }) => role === 'owner' && organization.status === 'draft',
  )?.organization
  if (!draft) return undefined
  const to = manageOrganizationPath(draft.id)
  const missing = missingFields(draft)
  if (missing.length > 0)
    return {
      title: `Describe ${draft.name}`,
      text: `Still missing: ${missing.join(', ')}.`,
      to,
      label: 'Describe it',
    }
  if (draft.reason)
    return {
      title: `${draft.name} was not approved`,
      text: 'Read the reason, then submit it again.',
      to,
      label: 'See the reason',
      isTrouble: true,
    }
  return {
    title: `Submit ${draft.name}`,
    text: 'A person reviews it. Then everyone can find it.',
    to,
    label: 'Review and submit',
  }
}

/** True for members whose organizations may make a step. */
export const startsOrganization = ({ membershipType, status }: Me): boolean =>
  membershipType === 'organization' && status === 'active'

function listingStep(me: Me, hasListings: boolean | undefined): NextStep | undefined {
  if (hasListings !== false || !listsBusiness(me)) return undefined
  return {
    title: 'Add your business',
    text: 'Customers find it by name, by place, and by what you do.',
    to: '/directory/create',
    label: 'Add your business',
  }
}

/** True for members whose listings may make a step: shops and makers. */
export const listsBusiness = ({ membershipType, status }: Me): boolean =>
  (membershipType === 'retailer' || membershipType === 'manufacturer') && status === 'active'

const taskStep = (me: Me, task: TaskWords | null | undefined): NextStep | undefined =>
  hasTasks(me) && task ? { text: 'See what else there is to do in Business tools.', ...task } : undefined

/** True for members whose business may have something to do. */
export const hasTasks = ({ membershipType, status }: Me): boolean =>
  isBusiness(membershipType) && status === 'active'

function profileStep(me: Me): NextStep | undefined {
  const { missing } = profileCompleteness(me)
  const words = missing.filter((part) => part !== 'Picture').map((part) => part.toLowerCase())
  if (words.length > 0)
    return {
      title: 'Complete your profile',
      text: `Still missing: ${words.join(', ')}. Members find you by what you fill in.`,
      to: '/profile?tab=settings',
      label: 'Complete your profile',
    }
  if (missing.length > 0)
    return {
      title: 'Add a picture',
      text: 'Members recognize you by it, at shows and in the directory.',
      to: '/profile?tab=settings',
      label: 'Add a picture',
    }
  return undefined
}
