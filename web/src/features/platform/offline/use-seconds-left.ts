import { useEffect, useState } from 'react'

/** Counts down to an instant. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const isLeft = until !== undefined && until > now
  useEffect(() => {
    if (!isLeft || until === undefined) return
    // The time that was read before this countdown began is old by now.
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isLeft, until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
