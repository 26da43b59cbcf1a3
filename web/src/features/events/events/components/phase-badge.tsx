import type { EventPhase } from '#shared/events/events/phase-of.ts'
import { Badge } from '#web/ui/badge.tsx'
import { phaseLabels } from './event-words.ts'

export function PhaseBadge({ phase }: { phase: EventPhase }) {
  const [label, tone] = phaseLabels[phase]
  return <Badge tone={tone}>{label}</Badge>
}
