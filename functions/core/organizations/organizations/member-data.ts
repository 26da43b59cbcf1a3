import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { personIn } from './find-organization.ts'
import {
  organizationInvites,
  organizationInvitesBy,
  organizationInvitesTo,
  type StoredInvite,
} from './organization-invites.ts'
import { organizationPeople, organizationsOfPartition, peopleOf } from './organization-people.ts'
import { countPeople, organizations } from './organizations.ts'
import { forgetLogo } from './save-organization.ts'

const rolesOf = (userId: string) =>
  eachItem(organizationPeople, { index: 'gsi1', pk: organizationsOfPartition(userId) })

const invitesBy = (userId: string) =>
  eachItem(organizationInvites, { index: 'gsi2', pk: organizationInvitesBy(userId) })

const invitesAt = (email: string) =>
  eachItem(organizationInvites, { index: 'gsi1', pk: organizationInvitesTo(email) })

async function deleteInvites(invites: AsyncIterable<StoredInvite>, isGone = (_: StoredInvite) => true) {
  const keys = []
  for await (const invite of invites) if (isGone(invite)) keys.push(organizationInvites.key(invite))
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const { organizationId } of rolesOf(userId)) await leaveForGood(organizationId, userId, now)
    await deleteInvites(invitesBy(userId))
  },
  eraseAt: ({ email, until }) =>
    deleteInvites(invitesAt(email), ({ createdAt }) => !until || createdAt <= until),
}

/**
 * Takes a person whose account goes out of an organization. Where they were the last owner in spite of all, it has none
 * until an administrator names one; a draft that is theirs alone goes.
 */
const leaveForGood = (organizationId: string, userId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const [organization, me] = await Promise.all([
        organizations.get({ id: organizationId }, { consistent: true }),
        personIn(organizationId, userId),
      ])
      if (!me) return
      if (!organization) return commit(organizationPeople.delete(me))
      const isAlone = (await peopleOf(organizationId)).length === 1
      if (isAlone && (organization.status === 'draft' || organization.status === 'pending'))
        return commit(
          organizations.delete(organization),
          organizationPeople.delete(me),
          ...forgetLogo(organization, now),
        )
      await commit(
        organizationPeople.delete(me),
        countPeople(organization, { people: -1, owners: me.role === 'owner' ? -1 : 0 }),
      )
    },
    { crowd: true },
  )

export const exported: ExportedData = {
  at: {
    kind: organizationInvites.name,
    items: async function* ({ email, since, until }) {
      for await (const { toEmail: _, ...item } of invitesAt(email))
        if (item.createdAt >= since && item.createdAt <= until) yield item
    },
  },
  of: async function* (userId) {
    for await (const item of rolesOf(userId)) yield { kind: organizationPeople.name, item }
    // The address of an invitation that someone sent is another person’s.
    for await (const { toEmail: _, inviteId: __, ...item } of invitesBy(userId))
      yield { kind: organizationInvites.name, item }
  },
}
