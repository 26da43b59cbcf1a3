import type { EventSeason } from '#shared/rules/seasons/event-season.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How many times an event counts in a season. One that counts once needs no badge. */
export const MultiplierBadge = ({ multiplier }: Pick<EventSeason, 'multiplier'>) =>
  multiplier > 1 ? (
    <Badge>
      <span className="sr-only">Counts </span>
      {multiplier}×
    </Badge>
  ) : null
