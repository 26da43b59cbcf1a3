import { localTime } from '#shared/platform/time/local-time.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dueTone, dueWords } from './due-words.ts'

/** When an answer or a solution is due, kept up to date while it is visible. The exact time is in its title. */
export function DueBadge({ at }: { at: string }) {
  const now = useMinute()
  const tone = dueTone(at, now)
  const words = dueWords(at, now)
  return (
    <time dateTime={at} title={`Due ${localTime(at)}`}>
      {tone === 'neutral' ? (
        <span className="text-sm text-dim">{words}</span>
      ) : (
        <Badge tone={tone}>{words}</Badge>
      )}
    </time>
  )
}
