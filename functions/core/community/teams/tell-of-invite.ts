import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { isMailed } from '#core/platform/notifications/is-mailed.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { accountAt, accountOf } from '#core/platform/users/account-at.ts'
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
  const account = isToAddress(invite)
    ? await accountAt(invite.toEmail)
    : accountOf(await users.get({ id: userId }, { consistent: true }))
  const email = isToAddress(invite) ? invite.toEmail : account.member?.email
  if (!email || !account.isReached) return undefined
  // A member of the team needs none; only they know that the address is theirs.
  if (account.userId && (await membershipIn(teamId, account.userId))) return undefined
  return { team, email, ...account }
}

export async function notifyOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news?.member) return
  const { team, member } = news
  const told = {
    userId: member.id,
    kind: 'team_invitation',
    type: 'info',
    title: 'You have been invited to a team',
    message: `${team.name} has invited you to join. The invitation is open for 14 days.`,
    href: teamPath(team.id),
  } as const
  const writes = await tellIfWanted(told, now)
  if (writes.length > 0) await commit(once, ...writes)
}

export async function mailOfInvite(invited: Invited, now: string, once: Write): Promise<void> {
  const news = await newsOf(invited, now)
  if (!news) return
  const { team, member, userId, email } = news
  const isWanted = userId
    ? await wantsNotification(userId, 'team_invitations', 'email')
    : await isMailed('team_invitations')
  if (!isWanted) return
  await commit(
    once,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'team-invitation',
        data: { firstName: member?.firstName ?? 'there', teamName: team.name, teamId: team.id },
        priority: 'normal',
        ...(userId && { wantedBy: { userId, category: 'team_invitations' as const } }),
      },
      now,
    ),
  )
}
