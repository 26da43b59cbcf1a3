import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { users } from '#core/platform/users/users.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { isPending } from './is-pending.ts'
import { membershipIn } from './place-in-team.ts'
import { isToAddress, teamInvites } from './team-invites.ts'
import { teams } from './teams.ts'

type Invited = { teamId: string; userId: string }

/** An invitation that is still valid, with the person it is for, if they have an account. */
async function newsOf({ teamId, userId }: Invited, now: string) {
  const [team, invite] = await Promise.all([
    teams.get({ id: teamId }, { consistent: true }),
    teamInvites.get({ teamId, userId }, { consistent: true }),
  ])
  if (!team || invite?.kind !== 'invite' || !isPending(invite, team, now)) return undefined
  const user = isToAddress(invite)
    ? await accountAt(invite.toEmail)
    : await users.get({ id: userId }, { consistent: true })
  const email = isToAddress(invite) ? invite.toEmail : user?.email
  // A member of the team needs none; only they know that the address is theirs.
  if (!email || (user && (await membershipIn(teamId, user.id)))) return undefined
  return { team, user, email }
}

export async function notifyOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news?.user) return
  const { team, user } = news
  const told = {
    userId: user.id,
    kind: 'team_invitation',
    type: 'info',
    title: 'You have been invited to a team',
    message: `${team.name} has invited you to join. The invitation is good for 14 days.`,
    href: teamPath(team.id),
  } as const
  const writes = await tellIfWanted(told, now)
  if (writes.length > 0) await commit(once, ...writes)
}

export async function mailOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news) return
  const { team, user, email } = news
  if (
    user &&
    (user.status === 'suspended' || !(await wantsNotification(user.id, 'team_invitations', 'email')))
  )
    return
  await commit(
    once,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'team-invitation',
        data: { firstName: user?.firstName ?? 'there', teamName: team.name, teamId: team.id },
        priority: 'normal',
        ...(user && { wantedBy: { userId: user.id, category: 'team_invitations' as const } }),
      },
      now,
    ),
  )
}
