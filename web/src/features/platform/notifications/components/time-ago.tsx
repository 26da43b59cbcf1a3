import { useEffect, useState } from 'react'
import { localTime } from '#shared/platform/time/local-time.ts'
import { timeAgo } from '#web/lib/time-ago.ts'

/**
 * Shows how long ago something happened, kept up to date while it is visible. The exact time is in its title.
 */
export function TimeAgo({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={localTime(at)}>
      {timeAgo(at, now)}
    </time>
  )
}
