import { localTime } from '#shared/platform/time/local-time.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dueTone, dueWords } from './due-words.ts'

/** When an answer or a solution is due, kept up to date while it is visible. The exact time is in its title. */
export function DueBadge({ at }: { at: string }) {
  const now = useMinute()
  return (
    <time dateTime={at} title={`Due ${localTime(at)}`}>
      <Badge tone={dueTone(at, now)}>{dueWords(at, now)}</Badge>
    </time>
  )
}
