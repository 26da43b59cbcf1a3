import { requireAction } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import {
  commitWithLogo,
  forgetLogo,
  tellOfChange,
} from '#core/organizations/organizations/save-organization.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import {
  updateOrganization as contract,
  type OwnOrganization,
} from '#shared/organizations/organizations/contract.ts'
import { editedOrganization } from '#shared/organizations/organizations/edited-organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { settleOrganization } from '#shared/organizations/organizations/settle-organization.ts'
import { assertEditable } from '#shared/organizations/organizations/stepped-organization.ts'

/** People may come and go meanwhile, which is no conflict. */
function updateOrganization({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId } = params
  const { logoUploadId: uploadId, removeLogo, version, ...typed } = body
  const { userId } = actor
  return untilUnchanged(async (): Promise<OwnOrganization> => {
    const { organization, me } = await requireAction(organizationId, userId, 'profile')
    assertEditable(organization)
    if (organization.type === 'platform') throw organizationRefusal.platformOnly()
    if (organization.version !== version) throw concurrentChange()
    const fields = settleOrganization(typed, organization)
    let answer: OwnOrganization = { organization, role: me.role }
    await commitWithLogo({ userId, organizationId, uploadId }, now, (logoUrl) => {
      const logo = logoUrl ?? (removeLogo ? undefined : organization.logoUrl)
      const changed = editedOrganization(organization, { ...fields, logoUrl: logo }, now)
      answer = { organization: changed, role: me.role }
      return [
        organizations.put(changed, { version }),
        organizationPeople.check(me, { version: me.version }),
        ...(logo === organization.logoUrl ? [] : forgetLogo(organization, now)),
        ...tellOfChange(organization, changed, now),
        recordActivity(
          { by: actor, type: 'organization_update', description: `Changed the organization ${fields.name}` },
          now,
        ),
        ...remember(answer),
      ]
    })
    return answer
  })
}

export const handler = endpoint(contract, updateOrganization)
