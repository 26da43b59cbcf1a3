import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { isMailed } from '#core/platform/notifications/is-mailed.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { AccountAt } from '#core/platform/users/account-at.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

type Invitation = {
  email: string
  /** What is known of its address. */
  account: AccountAt
  owner: StoredUser
  vehicle: Pick<Vehicle, 'name'>
}

/** Asks someone to drive a vehicle, by email, and here if they have an account. */
export async function inviteDriver(
  { email, account: { member, userId }, owner, vehicle }: Invitation,
  now: string,
): Promise<Write[]> {
  const ownerName = publicName(owner)
  const told = member
    ? notify(
        {
          userId: member.id,
          kind: 'vehicle_offered',
          type: 'info',
          title: 'You are invited to drive a vehicle',
          message: `${ownerName} invites you to enter ${vehicle.name} in competitions.`,
          href: '/garage?tab=driving',
        },
        now,
      )
    : []
  if (!(await isMailed('team_invitations'))) return told
  const mailed = queueMail(
    {
      toEmail: email,
      templateId: 'driver-invitation',
      data: { firstName: member?.firstName ?? 'there', ownerName, vehicleName: vehicle.name },
      priority: 'normal',
      ...(userId && { wantedBy: { userId, category: 'team_invitations' as const } }),
    },
    now,
  )
  return [...told, ...mailed]
}
