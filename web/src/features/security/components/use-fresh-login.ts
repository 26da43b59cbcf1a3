import { useEffect, useState } from 'react'
import { freshUntil } from '#shared/security/fresh-login.ts'
import { storedToken } from '#web/lib/session/stored-session.ts'
import { claimsOf } from '#web/lib/session/token-claims.ts'

const freshForMs = () => freshUntil(claimsOf(storedToken(0) ?? '')?.auth_time ?? 0) - Date.now()

/** Whether this browser has logged in so recently that the server takes it for a proof. */
export function useFreshLogin(): boolean {
  const [fresh, setFresh] = useState(() => freshForMs() > 0)
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => setFresh(false), freshForMs())
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
