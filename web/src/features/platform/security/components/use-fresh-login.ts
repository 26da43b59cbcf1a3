import { useEffect, useState } from 'react'
import { freshUntil } from '#shared/platform/security/fresh-login.ts'
import { poolAheadMs, storedToken } from '#web/lib/session/stored-session.ts'
import { claimsOf } from '#web/lib/session/token-claims.ts'

/** The time is by the clock of the user pool, as far as this computer knows it. */
function freshForMs(): number {
  return freshUntil(claimsOf(storedToken(0) ?? '')?.auth_time ?? 0) - (Date.now() + poolAheadMs())
}

/** Tells whether this browser has logged in so recently that the server takes it for a proof. */
export function useFreshLogin(): boolean {
  const [fresh, setFresh] = useState(() => freshForMs() > 0)
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => setFresh(false), freshForMs())
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
