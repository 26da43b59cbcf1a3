import { useEffect, useState } from 'react'

const tickMs = 1000
/** The minutes at which it is said aloud. */
const announced = [5, 1]

type TimeLeftProps = {
  until: string
  onOver: () => void
}

/** How long a place is kept, counted down; people who cannot see it hear of it twice. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
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
  return (
    <p className="text-sm">
      <span aria-hidden="true">
        Your spot is kept for <span className="readout font-semibold">{clock(left)}</span>.
      </span>
      <span role="status" className="sr-only">
        {spoken ? `${spoken} ${spoken === 1 ? 'minute' : 'minutes'} left to pay.` : ''}
      </span>
    </p>
  )
}

const secondsUntil = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
