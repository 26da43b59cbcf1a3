import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationInvites } from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { countPeople } from '#core/organizations/organizations/organizations.ts'
import { ownOneMore } from '#core/organizations/organizations/own-one-more.ts'
import { forOthers, inviteTo, isByOwner } from '#core/organizations/organizations/own-organization.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { answerOrganizationInvite as contract } from '#shared/organizations/organizations/people-contract.ts'

function answerOrganizationInvite({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId } = params
  const { userId } = actor
  return untilUnchanged(
    async (): Promise<OwnOrganization> => {
      const [organization, me, user] = await Promise.all([
        findOrganization(organizationId),
        personIn(organizationId, userId),
        users.get({ id: userId }, { consistent: true }),
      ])
      const invite = user && (await inviteTo(organization, user, now))
      if (!invite) throw organizationRefusal.inviteNotFound()
      const told = { by: actor, type: 'organization_update' } as const
      const { name } = organization
      if (!body.accepts) {
        const answer = { organization: forOthers(organization), ...(me && { role: me.role }) }
        await commit(
          organizationInvites.delete(invite),
          recordActivity({ ...told, description: `Declined an invitation to the organization ${name}` }, now),
          ...remember(answer),
        )
        return answer
      }
      if (user.deletionDueAt) throw organizationRefusal.leaving()
      if (me) throw organizationRefusal.inHere()
      const inviter = await standingInviter(organizationId, invite.by)
      if (!inviter) throw organizationRefusal.inviteNotFound()
      const { role } = invite
      const owned = role === 'owner' ? [await ownOneMore(userId, organizationId)] : []
      const change = { people: 1, owners: role === 'owner' ? 1 : 0 }
      assertPeople(organization, change)
      const counted = {
        ...organization,
        peopleCount: organization.peopleCount + change.people,
        ownerCount: organization.ownerCount + change.owners,
      }
      const answer: OwnOrganization = { organization: counted, role }
      await commit(
        countPeople(organization, change),
        ...owned,
        organizationPeople.put({ organizationId, userId, role, since: now, version: 1 }, { absent: true }),
        organizationPeople.check(inviter, { version: inviter.version }),
        organizationInvites.delete(invite),
        // The check keeps a role from coming after the erasure of its member.
        users.check({ id: userId }, { version: user.version }),
        recordActivity(
          { ...told, description: `Joined the organization ${name}: ${organizationRoles[role]}` },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

/** The one who sent it, while they are an owner whose account is in good standing. */
async function standingInviter(organizationId: string, by: string) {
  const [inviter, user] = await Promise.all([
    personIn(organizationId, by),
    users.get({ id: by }, { consistent: true }),
  ])
  return isByOwner(inviter) && user && user.status !== 'suspended' && !user.deletionDueAt
    ? inviter
    : undefined
}

export const handler = endpoint(contract, answerOrganizationInvite)
