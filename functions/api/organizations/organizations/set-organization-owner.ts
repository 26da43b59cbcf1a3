import { adminOrganization } from '#core/organizations/organizations/admin-organization.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { requireOwner } from '#core/organizations/organizations/require-owner.ts'
import { setOwner } from '#core/organizations/organizations/set-owner.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { setOrganizationOwner as contract } from '#shared/organizations/organizations/admin-contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

function setOrganizationOwner({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { ownerId, reason, version } = body
  return untilUnchanged(
    async () => {
      const [organization, owner, people] = await Promise.all([
        findOrganization(params.organizationId),
        requireOwner(ownerId),
        peopleOf(params.organizationId),
      ])
      if (organization.type === 'platform') throw organizationRefusal.platformOnly()
      if (organization.version !== version) throw concurrentChange()
      const { writes, after } = setOwner(organization, people, { ownerId, reason }, now)
      const answer = {
        ...(await adminOrganization({ ...after, ownerCount: 0 })),
        ownerCount: after.ownerCount,
        owners: [{ userId: ownerId, name: publicName(owner), isActive: true }],
      }
      await commit(
        ...writes,
        users.check({ id: ownerId }, { version: owner.version }),
        recordActivity(
          {
            by: actor,
            type: 'organization_decision',
            description: `Changed the owner of the organization ${organization.name}: ${reason}`,
          },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, setOrganizationOwner)
