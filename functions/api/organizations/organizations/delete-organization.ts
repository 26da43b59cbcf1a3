import { personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople, peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { forgetLogo } from '#core/organizations/organizations/save-organization.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteOrganization as contract } from '#shared/organizations/organizations/contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'

/** Its invitations end by themselves: there is nothing that they could lead to. */
function deleteOrganization({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const id = params.organizationId
  return untilUnchanged(async () => {
    const organization = await organizations.get({ id }, { consistent: true })
    if (!organization) return
    const me = await personIn(id, actor.userId)
    if (!me) throw organizationRefusal.notFound()
    if (!mayInOrganization(me.role, 'fate')) throw organizationRefusal.role()
    if (organization.status !== 'draft') throw organizationRefusal.notDraft()
    const people = await peopleOf(id)
    await commit(
      organizations.delete(organization),
      ...people.map((person) => organizationPeople.delete(person)),
      ...forgetLogo(organization, now),
      recordActivity(
        {
          by: actor,
          type: 'organization_update',
          description: `Deleted the draft of the organization ${organization.name}`,
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteOrganization)
