import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { ownOneMore } from '#core/organizations/organizations/own-one-more.ts'
import { commitWithLogo } from '#core/organizations/organizations/save-organization.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import {
  createOrganization as contract,
  type OwnOrganization,
} from '#shared/organizations/organizations/contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { settleOrganization } from '#shared/organizations/organizations/settle-organization.ts'

function createOrganization({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { logoUploadId: uploadId, ...typed } = body
  const fields = settleOrganization(typed)
  const { userId } = actor
  const id = newId('org', now)
  return untilUnchanged(async (): Promise<OwnOrganization> => {
    const [user = actor.user, owned] = await Promise.all([
      users.get({ id: userId }, { consistent: true }),
      ownOneMore(userId, id),
    ])
    if (user.deletionDueAt) throw organizationRefusal.leaving()
    const drafted: Organization = {
      ...fields,
      id,
      status: 'draft',
      statusSince: now,
      ownerCount: 1,
      peopleCount: 1,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    let answer: OwnOrganization = { organization: drafted, role: 'owner' }
    await commitWithLogo({ userId, organizationId: id, uploadId }, now, (logoUrl) => {
      const organization = { ...drafted, ...(logoUrl && { logoUrl }) }
      answer = { organization, role: 'owner' }
      return [
        organizations.put(organization, { absent: true }),
        owned,
        organizationPeople.put(
          { organizationId: id, userId, role: 'owner', since: now, version: 1 },
          { absent: true },
        ),
        // The check keeps an organization from coming after the erasure of its maker.
        users.check({ id: userId }, { version: user.version }),
        recordActivity(
          { by: actor, type: 'organization_create', description: `Drafted the organization ${fields.name}` },
          now,
        ),
        ...remember(answer),
      ]
    })
    return answer
  })
}

export const handler = endpoint(contract, createOrganization)
