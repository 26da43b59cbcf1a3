import { endRole } from '#core/organizations/organizations/end-role.ts'
import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { leaveOrganization as contract } from '#shared/organizations/organizations/people-contract.ts'

function leaveOrganization({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(
    async () => {
      const [organization, me] = await Promise.all([
        findOrganization(params.organizationId),
        personIn(params.organizationId, actor.userId),
      ])
      if (!me) throw organizationRefusal.notFound()
      await commit(
        ...(await endRole(organization, me)),
        recordActivity(
          {
            by: actor,
            type: 'organization_update',
            description: `Left the organization ${organization.name}`,
          },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, leaveOrganization)
