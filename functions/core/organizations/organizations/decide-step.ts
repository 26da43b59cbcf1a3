import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import type { OrganizationStep } from '#shared/organizations/organizations/stepped-organization.ts'
import { adminOrganization } from './admin-organization.ts'
import { findOrganization } from './find-organization.ts'
import { stepOrganization } from './step-organization.ts'
import { tellOwners } from './tell-owners.ts'

type Asked = {
  actor: { userId: string; adminId?: string | undefined }
  params: { organizationId: string }
  body: { version: number; reason: string }
  now: string
  remember: (answer: AdminOrganization) => Write[]
}

type Decision = Exclude<OrganizationStep, 'submit' | 'withdraw'>

const news: Record<Decision, { type: 'success' | 'warning'; title: string; says: (name: string) => string }> =
  {
    approve: {
      type: 'success',
      title: 'Your organization is live',
      says: (name) => `everyone can see ${name} now`,
    },
    refuse: {
      type: 'warning',
      title: 'Your organization needs a change',
      says: (name) => `${name} is a draft again`,
    },
    suspend: {
      type: 'warning',
      title: 'Your organization is suspended',
      says: (name) => `${name} is off the site; its events go on`,
    },
    reactivate: {
      type: 'success',
      title: 'Your organization is back',
      says: (name) => `everyone can see ${name} again`,
    },
    restore: {
      type: 'success',
      title: 'Your organization is back',
      says: (name) => `${name} is active again`,
    },
    archive: {
      type: 'warning',
      title: 'Your organization is archived',
      says: (name) => `${name} keeps its page and its past events`,
    },
  }

/** A decision of an administrator about an organization, of which its owners learn. */
export function decideStep(
  { actor, params, body: { version, reason }, now, remember }: Asked,
  stepFor: (organization: Organization) => Decision,
): Promise<AdminOrganization> {
  return untilUnchanged(async () => {
    const organization = await findOrganization(params.organizationId)
    const step = stepFor(organization)
    const { after, writes } = stepOrganization(
      organization,
      { step, version, by: actor, ...(reason && { reason }) },
      now,
    )
    const answer = await adminOrganization(after)
    const { type, title, says } = news[step]
    const isBack = step === 'reactivate' || step === 'restore'
    // Off the site by a report, it is not seen by its status alone.
    const said = isBack && !isListed(after) ? `${after.name} is active again` : says(after.name)
    await commit(
      ...writes,
      ...(await tellOwners(
        after,
        { type, title, message: reason ? `${said}. The reason: ${reason}` : `${said}.` },
        now,
      )),
      ...remember(answer),
    )
    return answer
  })
}
