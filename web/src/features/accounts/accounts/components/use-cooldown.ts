import { useEffect, useState } from 'react'

/** Seconds until something may be done again; `start` begins to count down. */
export function useCooldown(seconds: number) {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, start: () => setUntil(Date.now() + seconds * 1000) }
}
