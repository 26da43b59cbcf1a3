import { adminOrganization } from '#core/organizations/organizations/admin-organization.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { forgetLogo, tellOfChange } from '#core/organizations/organizations/save-organization.ts'
import { tellOwners } from '#core/organizations/organizations/tell-owners.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { updateOrganizationAsAdmin as contract } from '#shared/organizations/organizations/admin-contract.ts'
import { editedOrganization } from '#shared/organizations/organizations/edited-organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { settleOrganization } from '#shared/organizations/organizations/settle-organization.ts'

function updateOrganizationAsAdmin({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { removeLogo, reason, version, ...typed } = body
  return untilUnchanged(async () => {
    const organization = await findOrganization(params.organizationId)
    if (organization.version !== version) throw concurrentChange()
    // There is one platform, and it stays one.
    if ((organization.type === 'platform') !== (typed.type === 'platform'))
      throw organizationRefusal.platformOnly()
    const logoUrl = removeLogo ? undefined : organization.logoUrl
    const settled = settleOrganization(typed, organization)
    const isPlatform = organization.type === 'platform'
    // How the platform is reached is changed in its contact settings.
    const fields = isPlatform ? { ...settled, contactEmail: undefined, contactPhone: undefined } : settled
    const changed = editedOrganization(organization, { ...fields, logoUrl }, now)
    const answer = await adminOrganization(changed)
    await commit(
      organizations.put(changed, { version }),
      ...(removeLogo ? forgetLogo(organization, now) : []),
      ...tellOfChange(organization, changed, now),
      ...(await tellOwners(
        changed,
        {
          type: 'warning',
          title: 'An administrator changed your organization',
          message: `an administrator changed ${changed.name}: ${reason}`,
        },
        now,
      )),
      recordActivity(
        {
          by: actor,
          type: 'organization_decision',
          description: `Changed the organization ${changed.name}: ${reason}`,
          before: { name: organization.name, type: organization.type },
          after: { name: changed.name, type: changed.type },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, updateOrganizationAsAdmin)
