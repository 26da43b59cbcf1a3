import type { ClassState } from '#shared/competitions/competitions/competition-class.ts'
import { Badge } from '#web/ui/badge.tsx'
import { stateLabels } from './class-words.ts'

export function StateBadge({ state }: { state: ClassState }) {
  const [label, tone] = stateLabels[state]
  return <Badge tone={tone}>{label}</Badge>
}
