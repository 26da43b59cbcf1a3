import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import type { StandingChange } from '#shared/platform/users/change-standing.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

type Notice = Pick<Notification, 'type' | 'title' | 'message' | 'href'>
type Told = { mail: Write[]; notice?: Notice }

function toldOf(
  change: StandingChange,
  { email: toEmail, membershipType, firstName }: User,
  now: string,
): Told {
  const to = { toEmail, priority: 'high' } as const
  switch (change.action) {
    case 'suspend': {
      const data = { firstName, reason: change.reason }
      return { mail: queueMail({ ...to, templateId: 'account-suspended', data }, now) }
    }
    case 'reactivate':
      return { mail: queueMail({ ...to, templateId: 'account-reactivated', data: { firstName } }, now) }
    case 'approve': {
      const templateId = isBusiness(membershipType) ? 'verification-approved' : 'account-approved'
      return {
        mail: queueMail({ ...to, templateId, data: { firstName } }, now),
        notice: {
          type: 'success',
          title: 'Your account is approved',
          message: 'You can now use everything your membership includes.',
          href: '/dashboard',
        },
      }
    }
    case 'change_type': {
      const membership = membershipLabels[change.membershipType]
      return {
        mail: queueMail({ ...to, templateId: 'membership-changed', data: { firstName, membership } }, now),
        notice: {
          type: 'info',
          title: `Your membership is now ${membership}`,
          message: 'An administrator changed your membership type.',
          href: '/profile',
        },
      }
    }
  }
}

/**
 * Notifies an account’s owner of changes to its standing: a mail for each, and the first in the app’s
 * notifications, if one transaction has room for it.
 */
export function tellOfStanding(
  user: User,
  changes: readonly StandingChange[],
  now: string,
  otherNotice?: Notice,
): Write[] {
  const told = changes.map((change) => toldOf(change, user, now))
  const notice = told.find((one) => one.notice)?.notice ?? otherNotice
  return [
    ...told.flatMap(({ mail }) => mail),
    ...(notice ? notify({ ...notice, userId: user.id, kind: 'account' }, now) : []),
  ]
}
