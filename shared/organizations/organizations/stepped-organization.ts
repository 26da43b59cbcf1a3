import type { Organization, OrganizationStatus } from './organization.ts'
import { organizationRefusal as refusal } from './organization-refusal.ts'

export type OrganizationStep =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'refuse'
  | 'suspend'
  | 'reactivate'
  | 'archive'
  /** By administrators, of one that they archived or that was archived by mistake. */
  | 'restore'

const steps: Record<OrganizationStep, { from: readonly OrganizationStatus[]; to: OrganizationStatus }> = {
  submit: { from: ['draft'], to: 'pending' },
  withdraw: { from: ['pending'], to: 'draft' },
  approve: { from: ['pending'], to: 'active' },
  refuse: { from: ['pending'], to: 'draft' },
  suspend: { from: ['active'], to: 'suspended' },
  reactivate: { from: ['suspended'], to: 'active' },
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
}

/** Tells whether a step leads on from where an organization is. */
export const mayStep = (step: OrganizationStep, status: OrganizationStatus): boolean =>
  steps[step].from.includes(status)

/**
 * An organization after a step. Throws where the step does not lead on from its status: the sentence says what it is
 * instead.
 */
export function steppedOrganization(
  organization: Organization,
  step: OrganizationStep,
  { reason, now }: { reason?: string | undefined; now: string },
): Organization {
  const { from, to } = steps[step]
  if (!from.includes(organization.status)) throw refused(step, organization.status)
  if (step === 'submit') assertComplete(organization)
  const { reason: _, ...rest } = organization
  return {
    ...rest,
    ...(reason && { reason }),
    status: to,
    statusSince: now,
    updatedAt: now,
    version: organization.version + 1,
  }
}

const decisions: readonly OrganizationStep[] = ['approve', 'refuse', 'suspend', 'reactivate', 'restore']

function refused(step: OrganizationStep, status: OrganizationStatus): Error {
  if (decisions.includes(step)) return refusal.decided()
  if (status === 'pending') return refusal.inReview()
  if (status === 'suspended') return refusal.suspended()
  if (status === 'archived') return refusal.archived()
  return status === 'draft' ? refusal.notActive() : refusal.decided()
}

/** The shortest text that tells anyone what an organization is. */
export const shortestDescription = 50

/** What an organization still lacks before it can be reviewed, in the words of its form. */
export function missingFields({
  description,
  city,
  state,
  website,
  contactEmail,
  contactPhone,
}: Organization): string[] {
  return [
    ...(description.length < shortestDescription
      ? [`at least ${shortestDescription} characters about it`]
      : []),
    ...(city && state ? [] : ['city and state']),
    ...(website || contactEmail || contactPhone ? [] : ['a website, an email address, or a phone number']),
  ]
}

function assertComplete(organization: Organization): void {
  const missing = missingFields(organization)
  if (missing.length > 0) throw refusal.incomplete(missing)
}

/** True while its people may change what an organization says of itself. */
export const isEditable = ({ status }: Pick<Organization, 'status'>): boolean =>
  status === 'draft' || status === 'active'

/** Throws where nobody may change what an organization says of itself. */
export function assertEditable({ status }: Organization): void {
  if (status === 'pending') throw refusal.inReview()
  if (status === 'suspended') throw refusal.suspended()
  if (status === 'archived') throw refusal.archived()
}
