import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import {
  type Organization,
  platformOrganizationId,
} from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import {
  type OrganizationStep,
  steppedOrganization,
} from '#shared/organizations/organizations/stepped-organization.ts'
import { organizations } from './organizations.ts'
import { tellOfChange } from './save-organization.ts'

type Step = {
  step: OrganizationStep
  /** The version that was seen. */
  version: number
  by: { userId: string; adminId?: string | undefined }
  reason?: string | undefined
}

const done: Record<OrganizationStep, string> = {
  submit: 'Submitted',
  withdraw: 'Withdrew',
  approve: 'Approved',
  refuse: 'Rejected',
  suspend: 'Suspended',
  reactivate: 'Reactivated',
  archive: 'Archived',
  restore: 'Restored',
}

const byMembers: readonly OrganizationStep[] = ['submit', 'withdraw']

/** An organization after a step, with the writes that make it so and tell of it. */
export function stepOrganization(
  organization: Organization,
  { step, version, by, reason }: Step,
  now: string,
): { after: Organization; writes: Write[] } {
  const after = steppedOrganization(organization, step, { reason, now })
  if (organization.id === platformOrganizationId) throw organizationRefusal.platformOnly()
  if (organization.version !== version) throw concurrentChange()
  const organizationId = organization.id
  return {
    after,
    writes: [
      organizations.put(after, { version }),
      ...(step === 'submit' ? [announce('organization.submitted', { organizationId }, now)] : []),
      ...(step === 'approve' ? [announce('organization.activated', { organizationId }, now)] : []),
      ...tellOfChange(organization, after, now),
      recordActivity(
        {
          by,
          type: byMembers.includes(step) ? 'organization_update' : 'organization_decision',
          description: `${done[step]} the organization ${organization.name}${reason ? `: ${reason}` : ''}`,
        },
        now,
      ),
    ],
  }
}
