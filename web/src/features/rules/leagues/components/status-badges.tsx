import type { RulebookStatus } from '#shared/rules/rulebooks/rulebook.ts'
import type { SeasonStatus } from '#shared/rules/seasons/season.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const rulebookWords: Record<RulebookStatus, [Tone, string]> = {
  draft: ['warning', 'Draft'],
  published: ['success', 'Published'],
  retired: ['neutral', 'Retired'],
}
const seasonWords: Record<SeasonStatus, [Tone, string]> = {
  draft: ['warning', 'Draft'],
  active: ['success', 'Running'],
  closed: ['neutral', 'Closed'],
}

export const RulebookBadge = ({ status }: { status: RulebookStatus }) => (
  <Badge tone={rulebookWords[status][0]}>{rulebookWords[status][1]}</Badge>
)

export const SeasonBadge = ({ status }: { status: SeasonStatus }) => (
  <Badge tone={seasonWords[status][0]}>{seasonWords[status][1]}</Badge>
)
