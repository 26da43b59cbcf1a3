import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { isMailed } from '#core/platform/notifications/is-mailed.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { AccountAt } from '#core/platform/users/account-at.ts'
import type { StaffRole } from '#shared/events/event-staff/event-staff.ts'
import { staffRoleLabels } from '#shared/events/event-staff/staff-role-labels.ts'
import type { Event } from '#shared/events/events/event.ts'

type Invitation = {
  email: string
  /** What is known of its address. */
  account: AccountAt
  event: Pick<Event, 'id' | 'title'>
  role: StaffRole
  organizer: string
}

/** Asks someone to help, by email, and here if they have an account. */
export async function inviteHelper(
  { email, account: { member, userId }, event: { id, title }, role, organizer }: Invitation,
  now: string,
): Promise<Write[]> {
  const told = member
    ? notify(
        {
          userId: member.id,
          kind: 'staff_invitation',
          type: 'info',
          title: 'You are invited to help at an event',
          message: `${organizer} asks you to be ${staffRoleLabels[role]} at “${title}”.`,
          href: `/events/${id}?invited=yes`,
        },
        now,
      )
    : []
  if (!(await isMailed('team_invitations'))) return told
  const mailed = queueMail(
    {
      toEmail: email,
      templateId: 'staff-invitation',
      data: {
        firstName: member?.firstName ?? 'there',
        organizer,
        role: staffRoleLabels[role],
        eventTitle: title,
        eventId: id,
      },
      priority: 'normal',
      ...(userId && { wantedBy: { userId, category: 'team_invitations' as const } }),
    },
    now,
  )
  return [...told, ...mailed]
}
