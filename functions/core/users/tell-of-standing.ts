import type { Write } from '#core/db/write.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import type { TemplateId } from '#core/mails/templates.ts'
import { notify } from '#core/notifications/notify.ts'
import type { Notification } from '#shared/notifications/notification.ts'
import type { StandingChange } from '#shared/users/change-standing.ts'
import { isBusiness, membershipLabels } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'

type Notice = Pick<Notification, 'type' | 'title' | 'message' | 'href'>
type Told = { templateId: TemplateId; data?: Record<string, string>; notice?: Notice }

function toldOf(change: StandingChange, { membershipType }: User): Told {
  switch (change.action) {
    case 'suspend':
      return { templateId: 'account-suspended', data: { reason: change.reason } }
    case 'reactivate':
      return { templateId: 'account-reactivated' }
    case 'approve':
      return {
        templateId: isBusiness(membershipType) ? 'verification-approved' : 'account-approved',
        notice: {
          type: 'success',
          title: 'Your account is approved',
          message: 'Everything your membership includes is open now.',
          href: '/dashboard',
        },
      }
    case 'change_type': {
      const membership = membershipLabels[change.membershipType]
      return {
        templateId: 'membership-changed',
        data: { membership },
        notice: {
          type: 'info',
          title: `Your membership is now ${membership}`,
          message: 'An administrator has changed the type of your membership.',
          href: '/profile',
        },
      }
    }
  }
}

/**
 * What the owner of an account is told of changes of its standing: a mail for each, and the first on the bell, where
 * one transaction has room for one.
 */
export function tellOfStanding(
  user: User,
  changes: readonly StandingChange[],
  now: string,
  otherNotice?: Notice,
): Write[] {
  const told = changes.map((change) => toldOf(change, user))
  const notice = told.find((one) => one.notice)?.notice ?? otherNotice
  return [
    ...told.flatMap(({ templateId, data }) =>
      queueMail(
        { toEmail: user.email, templateId, data: { firstName: user.firstName, ...data }, priority: 'high' },
        now,
      ),
    ),
    ...(notice ? notify({ ...notice, userId: user.id }, now) : []),
  ]
}
