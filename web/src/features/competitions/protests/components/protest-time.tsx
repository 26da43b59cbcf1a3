import { countdownClock } from '#web/lib/countdown-clock.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useClock } from '#web/lib/use-clock.ts'

const second = 1000

/** The time that is left to protest, counted down. The server says it a moment before the browser. */
export function ProtestTime({ endsAt }: { endsAt: string }) {
  const left = Math.ceil((Date.parse(endsAt) - useClock(serverNow)) / second)
  if (left <= 0) return <>The time for protests is over.</>
  return (
    <>
      Protests are open for{' '}
      <span suppressHydrationWarning role="timer" className="readout font-semibold">
        {countdownClock(left)}
      </span>
    </>
  )
}
