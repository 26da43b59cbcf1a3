import { useEffect, useState } from 'react'

/** The time of a clock in milliseconds, told again and again: of this device, or `serverNow`. */
export function useClock(clock: () => number, tickMs = 1000): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), tickMs)
    return () => clearInterval(timer)
  }, [clock, tickMs])
  return now
}
