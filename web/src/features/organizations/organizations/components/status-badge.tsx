import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationStatuses } from '#shared/organizations/organizations/organization-labels.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<Organization['status'], Tone> = {
  draft: 'neutral',
  pending: 'info',
  active: 'success',
  suspended: 'danger',
  archived: 'neutral',
}

/** The standing of an organization, in a word. */
export const StatusBadge = ({ organization }: { organization: Pick<Organization, 'status' | 'removed'> }) =>
  organization.removed ? (
    <Badge tone="danger">Removed</Badge>
  ) : (
    <Badge tone={tones[organization.status]}>{organizationStatuses[organization.status]}</Badge>
  )
