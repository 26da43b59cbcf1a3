import { useState, useSyncExternalStore } from 'react'
import { followServerClock, serverAheadMs } from './server-clock.ts'

/** The instant at which a screen was opened, by the server’s clock as soon as that is known. */
export function useServerTime(): string {
  const [openedAt] = useState(() => Date.now())
  const aheadMs = useSyncExternalStore(followServerClock, serverAheadMs, () => 0)
  return new Date(openedAt + aheadMs).toISOString()
}
