import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { personIn } from './find-organization.ts'
import { organizationInvites } from './organization-invites.ts'
import { organizations } from './organizations.ts'
import { isByOwner, isOpen } from './own-organization.ts'

type Invited = { organizationId: string; inviteId: string }

/** An invitation that still counts, with the account at its address, if there is one. */
async function newsOf({ organizationId, inviteId }: Invited, now: string) {
  const [organization, invite] = await Promise.all([
    organizations.get({ id: organizationId }, { consistent: true }),
    organizationInvites.get({ organizationId, inviteId }, { consistent: true }),
  ])
  if (!organization || !invite || !isOpen(invite, organization, now)) return undefined
  const [account, inviter] = await Promise.all([
    accountAt(invite.toEmail),
    personIn(organizationId, invite.by),
  ])
  if (!account.isReached || !isByOwner(inviter)) return undefined
  const person = account.userId && (await personIn(organizationId, account.userId))
  // Those who are in it already have their role from the list of its people.
  if (person) return undefined
  return { organization, invite, ...account }
}

export async function notifyOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news?.member) return
  const { organization, invite, member } = news
  await commit(
    once,
    ...notify(
      {
        userId: member.id,
        kind: 'organization_invitation',
        type: 'info',
        title: 'You have been invited to an organization',
        message: `${organization.name} has invited you as ${roleWords[invite.role]}. The invitation is open for 14 days.`,
        href: manageOrganizationPath(organization.id),
      },
      now,
    ),
  )
}

export async function mailOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news) return
  const { organization, invite, member } = news
  await commit(
    once,
    ...queueMail(
      {
        toEmail: invite.toEmail,
        templateId: 'organization-invitation',
        data: {
          firstName: member?.firstName ?? 'there',
          organizationName: organization.name,
          organizationId: organization.id,
          role: roleWords[invite.role],
        },
        priority: 'normal',
      },
      now,
    ),
  )
}

const roleWords = { owner: 'an owner', manager: 'a manager', editor: 'an editor' } as const
