import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { requireOwner } from '#core/organizations/organizations/require-owner.ts'
import { ownerNotice } from '#core/organizations/organizations/set-owner.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import {
  type AdminOrganization,
  createOrganizationAsAdmin as contract,
} from '#shared/organizations/organizations/admin-contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { settleOrganization } from '#shared/organizations/organizations/settle-organization.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

function createOrganizationAsAdmin({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { ownerId, ...typed } = body
  const fields = settleOrganization(typed)
  const id = newId('org', now)
  return untilUnchanged(async (): Promise<AdminOrganization> => {
    const owner = ownerId && (await requireOwner(ownerId))
    const count = owner ? 1 : 0
    const organization: Organization = {
      ...fields,
      id,
      status: 'active',
      statusSince: now,
      ownerCount: count,
      peopleCount: count,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    const answer: AdminOrganization = {
      ...organization,
      owners: owner ? [{ userId: owner.id, name: publicName(owner), isActive: true }] : [],
    }
    await commit(
      organizations.put(organization, { absent: true }),
      ...(owner
        ? [
            organizationPeople.put(
              { organizationId: id, userId: owner.id, role: 'owner', since: now, version: 1 },
              { absent: true },
            ),
            users.check({ id: owner.id }, { version: owner.version }),
            ...ownerNotice(organization, owner.id, now),
          ]
        : []),
      recordActivity(
        {
          by: actor,
          ...(owner && { userId: owner.id }),
          type: 'organization_create',
          description: `Created the organization ${fields.name}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, createOrganizationAsAdmin)
