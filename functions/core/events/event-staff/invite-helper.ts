import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { StaffRole } from '#shared/events/event-staff/event-staff.ts'
import { staffRoleLabels } from '#shared/events/event-staff/staff-role-labels.ts'
import type { Event } from '#shared/events/events/event.ts'

type Invitation = {
  email: string
  /** The account with this address, if there is one. */
  user: StoredUser | undefined
  event: Pick<Event, 'id' | 'title'>
  role: StaffRole
  organizer: string
}

/** Asks someone to help, by email, and here if they have an account. */
export const inviteHelper = (
  { email, user, event: { id, title }, role, organizer }: Invitation,
  now: string,
): Write[] => [
  ...(user
    ? notify(
        {
          userId: user.id,
          kind: 'staff_invitation',
          type: 'info',
          title: 'You are invited to help at an event',
          message: `${organizer} asks you to be ${staffRoleLabels[role]} at “${title}”.`,
          href: `/events/${id}?invited=yes`,
        },
        now,
      )
    : []),
  ...queueMail(
    {
      toEmail: email,
      templateId: 'staff-invitation',
      data: {
        firstName: user?.firstName ?? 'there',
        organizer,
        role: staffRoleLabels[role],
        eventTitle: title,
        eventId: id,
      },
      priority: 'normal',
      ...(user && { wantedBy: { userId: user.id, category: 'team_invitations' as const } }),
    },
    now,
  ),
]
