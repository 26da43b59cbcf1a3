import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { OrganizationStep } from '#shared/organizations/organizations/stepped-organization.ts'
import { requireAction } from './find-organization.ts'
import { organizationPeople } from './organization-people.ts'
import { stepOrganization } from './step-organization.ts'

type Asked = {
  actor: Actor
  params: { organizationId: string }
  body: { version: number }
  now: string
  remember: (answer: OwnOrganization) => Write[]
}

/** A step that an owner takes with their organization, on the version they see. */
export function stepAsOwner(
  { actor, params, body: { version }, now, remember }: Asked,
  step: OrganizationStep,
): Promise<OwnOrganization> {
  return untilUnchanged(async () => {
    const { organization, me } = await requireAction(params.organizationId, actor.userId, 'fate')
    const { after, writes } = stepOrganization(organization, { step, version, by: actor }, now)
    const answer: OwnOrganization = { organization: after, role: me.role }
    await commit(...writes, organizationPeople.check(me, { version: me.version }), ...remember(answer))
    return answer
  })
}
