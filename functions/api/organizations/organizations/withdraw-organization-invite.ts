import { requireAction } from '#core/organizations/organizations/find-organization.ts'
import { organizationInvites } from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withdrawOrganizationInvite as contract } from '#shared/organizations/organizations/people-contract.ts'

function withdrawOrganizationInvite({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { organization, me } = await requireAction(params.organizationId, actor.userId, 'people')
    const invite = await organizationInvites.get(params, { consistent: true })
    if (!invite) return
    await commit(
      organizationInvites.delete(invite),
      organizationPeople.check(me, { version: me.version }),
      recordActivity(
        {
          by: actor,
          type: 'organization_update',
          description: `Withdrew an invitation to the organization ${organization.name}`,
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, withdrawOrganizationInvite)
