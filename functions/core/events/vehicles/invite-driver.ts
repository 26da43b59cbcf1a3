import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'

type Invitation = {
  email: string
  /** The account with this address, if there is one. */
  member: StoredUser | undefined
  owner: StoredUser
  vehicle: Pick<Vehicle, 'name'>
}

/** Asks someone to drive a vehicle, by email, and here if they have an account. */
export const inviteDriver = ({ email, member, owner, vehicle }: Invitation, now: string): Write[] => [
  ...(member
    ? notify(
        {
          userId: member.id,
          kind: 'vehicle_offered',
          type: 'info',
          title: 'You are invited to drive a vehicle',
          message: `${publicName(owner)} invites you to enter ${vehicle.name} in competitions.`,
          href: '/garage?tab=driving',
        },
        now,
      )
    : []),
  ...queueMail(
    {
      toEmail: email,
      templateId: 'driver-invitation',
      data: {
        firstName: member?.firstName ?? 'there',
        ownerName: publicName(owner),
        vehicleName: vehicle.name,
      },
      priority: 'normal',
      ...(member && { wantedBy: { userId: member.id, category: 'team_invitations' as const } }),
    },
    now,
  ),
]
