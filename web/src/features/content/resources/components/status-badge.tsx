import type { ResourceStatus } from '#shared/content/resources/resource.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { statusLabels } from './resource-labels.ts'

const tones: Record<ResourceStatus, Tone> = { draft: 'warning', published: 'success', retired: 'neutral' }

export const StatusBadge = ({ status }: { status: ResourceStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)
