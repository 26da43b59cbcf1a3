import { localClock } from '#shared/platform/time/local-clock.ts'
import { localTime } from '#shared/platform/time/local-time.ts'

/** The time of a message below the heading of its day: `3:04 PM`. */
export const MessageTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={localTime(at)}>
    {localClock(at)}
  </time>
)
