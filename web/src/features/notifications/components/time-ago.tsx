import { useEffect, useState } from 'react'
import { timeAgo } from '#web/lib/time-ago.ts'

const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** How long ago, kept up to date while it is looked at; the exact time is in its title. */
export function TimeAgo({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={full.format(new Date(at))}>
      {timeAgo(at, now)}
    </time>
  )
}
