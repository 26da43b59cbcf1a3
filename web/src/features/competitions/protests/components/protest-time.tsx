import { useNow } from '#web/features/competitions/competitions/components/use-now.ts'
import { countdownClock } from '#web/lib/countdown-clock.ts'

const second = 1000

/** The time that is left to protest, counted down. */
export function ProtestTime({ endsAt }: { endsAt: string }) {
  const left = Math.ceil((Date.parse(endsAt) - useNow()) / second)
  if (left <= 0) return <>The time for protests is over.</>
  return (
    <>
      Protests are open for{' '}
      <span role="timer" className="readout font-semibold">
        {countdownClock(left)}
      </span>
    </>
  )
}
