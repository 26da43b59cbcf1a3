import { joiningLabels } from '#shared/community/teams/role-labels.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

type JoiningBadgeProps = {
  team: Pick<Team, 'joining' | 'memberCount' | 'capacity'> & { status?: Team['status'] }
}

const tones: Record<Team['joining'], Tone> = { open: 'success', approval: 'info', invite: 'neutral' }

/** Shows how people join a team, or that no one can. */
export function JoiningBadge({ team: { joining, memberCount, capacity, status } }: JoiningBadgeProps) {
  if (status === 'archived') return <Badge>Archived</Badge>
  if (memberCount >= capacity) return <Badge tone="warning">Full</Badge>
  return <Badge tone={tones[joining]}>{joiningLabels[joining]}</Badge>
}
