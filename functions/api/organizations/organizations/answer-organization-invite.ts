import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationInvites } from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { countPeople } from '#core/organizations/organizations/organizations.ts'
import { ownOneMore } from '#core/organizations/organizations/own-one-more.ts'
import { forOthers, inviteTo } from '#core/organizations/organizations/own-organization.ts'
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
      const { role } = invite
      const owned = role === 'owner' && me?.role !== 'owner' ? [await ownOneMore(userId, organizationId)] : []
      const change = {
        people: me ? 0 : 1,
        owners: (role === 'owner' ? 1 : 0) - (me?.role === 'owner' ? 1 : 0),
      }
      assertPeople(organization, change)
      const counted = {
        ...organization,
        peopleCount: organization.peopleCount + change.people,
        ownerCount: organization.ownerCount + change.owners,
      }
      const answer: OwnOrganization = { organization: counted, role }
      const person = { organizationId, userId, role, since: me?.since ?? now }
      await commit(
        countPeople(organization, change),
        ...owned,
        me
          ? organizationPeople.put({ ...person, version: me.version + 1 }, { version: me.version })
          : organizationPeople.put({ ...person, version: 1 }, { absent: true }),
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

export const handler = endpoint(contract, answerOrganizationInvite)
