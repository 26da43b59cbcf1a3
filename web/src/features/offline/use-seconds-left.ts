import { useEffect, useState } from 'react'

/** Counts down to an instant. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const isLeft = until !== undefined && until > now
  useEffect(() => {
    if (!isLeft) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isLeft])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
