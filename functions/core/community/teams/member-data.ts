import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { disown, leaveForGood, withoutMember } from './leave-for-good.ts'
import { eachInvite, invitesBy, invitesTo, invitesToAddress, teamInvites } from './team-invites.ts'
import { teamMembers, teamsOf } from './team-members.ts'

const invitesOf = (userId: string) =>
  [
    { index: 'gsi1', pk: invitesTo(userId) },
    { index: 'gsi2', pk: invitesBy(userId) },
  ] as const

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    await leaveForGood(userId, now)
    for await (const listed of teamsOf(userId)) {
      await disown(listed.teamId, userId, now)
      const membership = await teamMembers.get(listed, { consistent: true })
      if (membership) await commit(...withoutMember(membership))
    }
    for (const where of invitesOf(userId)) {
      const keys = []
      for await (const invite of eachInvite(where)) keys.push(teamInvites.key(invite))
      await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
    }
  },
  eraseAt: async ({ email, until }) => {
    const keys = []
    for await (const invite of invitesAt(email))
      if (!until || invite.createdAt <= until) keys.push(teamInvites.key(invite))
    await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
  },
}

const invitesAt = (email: string) => eachInvite({ index: 'gsi1', pk: invitesToAddress(email) })

export const exported: ExportedData = {
  at: {
    kind: teamInvites.name,
    items: async function* ({ email, since, until }) {
      for await (const { toEmail: _, ...item } of invitesAt(email))
        if (item.createdAt >= since && item.createdAt <= until) yield item
    },
  },
  of: async function* (userId) {
    for await (const item of teamsOf(userId)) yield { kind: teamMembers.name, item }
    const [to, by] = invitesOf(userId)
    // The address of an invitation that someone sent is another person's.
    for await (const item of eachInvite(to)) yield { kind: teamInvites.name, item }
    for await (const { toEmail: _, userId: __, ...item } of eachInvite(by))
      yield { kind: teamInvites.name, item }
  },
}
