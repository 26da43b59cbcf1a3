import type { PageStatus } from '#shared/content/cms-pages/page.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { statusLabels } from './page-labels.ts'

const tones: Record<PageStatus, Tone> = {
  draft: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
}

export const PageStatusBadge = ({ status }: { status: PageStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)
