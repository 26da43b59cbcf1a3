import { useEffect, useState } from 'react'
import { countdownClock } from '#web/lib/countdown-clock.ts'
import { serverNow } from '#web/lib/server-clock.ts'

const tickMs = 1000
/** The minutes at which it is said aloud. */
const announced = [5, 1]

type TimeLeftProps = {
  until: string
  /** The action to take before then. */
  to?: 'pay' | 'answer'
  /** The thing that is kept during payment. */
  kept?: string
  onOver: () => void
}

/** Counts down the time for which a place is kept. Screen readers announce it twice. */
export function TimeLeft({ until, to = 'pay', kept = 'Your spot', onOver }: TimeLeftProps) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(until)
      setLeft(now)
      if (now === 0) {
        clearInterval(timer)
        onOver()
      }
    }, tickMs)
    return () => clearInterval(timer)
  }, [until, onOver])
  const minutes = Math.ceil(left / 60)
  const spoken = announced.find((one) => minutes <= one && minutes > one - 1)
  if (left === 0) return <p className="text-sm">Time is up.</p>
  return (
    <p className="text-sm">
      <span aria-hidden="true">
        {to === 'pay' && `${kept} is kept for `}
        <span className="readout font-semibold">{countdownClock(left)}</span>
        {to === 'pay' ? '.' : ' left to answer.'}
      </span>
      <span role="status" className="sr-only">
        {spoken ? `${spoken} ${spoken === 1 ? 'minute' : 'minutes'} left to ${to}.` : ''}
      </span>
    </p>
  )
}

const secondsUntil = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000))
