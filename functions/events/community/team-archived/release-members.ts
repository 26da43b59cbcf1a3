import { facts } from '#core/community/teams/facts.ts'
import { releaseMember } from '#core/community/teams/release-member.ts'
import { eachInvite, invitePrefix, teamInvites } from '#core/community/teams/team-invites.ts'
import { currentMembers } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: a delivery that breaks off is repeated, and goes on with those who are still in the team. */
export const handler = consumer(facts, 'team.archived', 'release-members', async ({ fact, now }) => {
  const { teamId } = fact.payload
  const team = await teams.get({ id: teamId }, { consistent: true })
  if (team?.status !== 'archived') return
  for await (const { userId } of currentMembers(teamId)) await releaseMember(team, userId, now)
  const { pk } = teamInvites.key({ teamId, userId: '' })
  const keys = []
  for await (const invite of eachInvite({ pk, prefix: invitePrefix }, true))
    keys.push(teamInvites.key(invite))
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
})
