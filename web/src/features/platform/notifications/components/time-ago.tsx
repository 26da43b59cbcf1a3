import { localTime } from '#shared/platform/time/local-time.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { useClock } from '#web/lib/use-clock.ts'

/**
 * Shows how long ago something happened, kept up to date while it is visible. The exact time is in its title.
 */
export function TimeAgo({ at }: { at: string }) {
  const now = useClock(serverNow, 30_000)
  return (
    <time dateTime={at} title={localTime(at)}>
      {timeAgo(at, now)}
    </time>
  )
}
