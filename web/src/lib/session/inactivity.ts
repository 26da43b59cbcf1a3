import { reloadProfile } from './load-session.ts'
import { endExpiredSession } from './session-store.ts'
import { lastActivityKey } from './stored-session.ts'

const limitMs = 30 * 60_000
const checkEveryMs = 30_000
const validateEveryMs = 300_000
const writeEveryMs = 5000
const signs = ['mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const

/** Ends the session after half an hour without a sign of life in any tab, and now and then asks if it still holds. */
export function watchInactivity(): () => void {
  let written = 0
  const alive = () => {
    const now = Date.now()
    if (now - written < writeEveryMs) return
    written = now
    localStorage.setItem(lastActivityKey, String(now))
  }
  const check = () => {
    const last = Number(localStorage.getItem(lastActivityKey) ?? Date.now())
    if (Date.now() - last > limitMs) void endExpiredSession()
  }
  const validate = () => {
    if (document.visibilityState === 'visible') void reloadProfile().catch(() => undefined)
  }
  check()
  alive()
  for (const sign of signs) addEventListener(sign, alive, { passive: true })
  const checks = setInterval(check, checkEveryMs)
  const validations = setInterval(validate, validateEveryMs)
  return () => {
    for (const sign of signs) removeEventListener(sign, alive)
    clearInterval(checks)
    clearInterval(validations)
  }
}
