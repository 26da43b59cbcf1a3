import { touchSession } from '#shared/platform/sessions/contract.ts'
import { call } from '#web/lib/call.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { signOut } from '#web/lib/session/sign-out.ts'
import { lastActivityKey } from '#web/lib/session/stored-session.ts'
import { endIdleSession } from '../api/end-idle-session.ts'
import { lastActivityOf, standing } from './inactivity.ts'
import type { ShownWarning } from './show-inactivity-warning.tsx'

const validateEveryMs = 300_000
const writeEveryMs = 5000
/** The warning stays at least this long, so a click on its way to it does not land beneath it. */
const warningStaysMs = 1500
const signs = ['mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const

const limitMs = () => {
  const session = currentSession()
  return (session.status === 'signed-in' ? session.me.sessionTimeoutMinutes : 30) * 60_000
}

/**
 * Ends the session when there was no sign of life in any tab for as long as the platform says, warns before, and now
 * and then asks the server whether it still holds. The tabs share one instant, so they warn, stay and end together.
 */
export function watchInactivity(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let warning: ShownWarning | undefined
  let warned = false
  let stopped = false

  const lastActivity = () => lastActivityOf(kept.get(lastActivityKey), Date.now())

  function alive(): void {
    kept.set(lastActivityKey, String(Date.now()))
    look()
  }

  function noticed(): void {
    if (closing !== undefined || Date.now() - lastActivity() < writeEveryMs) return
    if (!warned) {
      alive()
      return
    }
    kept.set(lastActivityKey, String(Date.now()))
    warning?.thank()
    closing = setTimeout(look, warningStaysMs)
  }

  function look(): void {
    clearTimeout(timer)
    if (stopped) return
    const { state, endsAt, msUntilNext } = standing(lastActivity(), Date.now(), limitMs())
    if (state === 'over') {
      stop()
      return void endIdleSession(limitMs() / 60_000)
    }
    if (state === 'warned') void warn(endsAt)
    else unwarn()
    timer = setTimeout(look, Math.min(msUntilNext, 2 ** 31 - 1))
  }

  async function warn(endsAt: number): Promise<void> {
    if (warned) return
    warned = true
    const { showInactivityWarning } = await import('./show-inactivity-warning.tsx')
    if (!warned) return
    warning = showInactivityWarning({ endsAt, onStay: alive, onLogOut: () => void signOut() })
    if (closing !== undefined) warning.thank()
  }

  function unwarn(): void {
    warned = false
    clearTimeout(closing)
    closing = undefined
    warning?.close()
    warning = undefined
  }

  const heardOfAnotherTab = ({ key }: StorageEvent) => {
    if (key === lastActivityKey && lastActivity() > 0) look()
  }

  const validate = () => {
    if (document.visibilityState !== 'visible') return
    // The platform may say something else by now about how long a session lasts.
    void Promise.all([touch(), reloadProfile()]).then(look, () => undefined)
  }

  function stop(): void {
    stopped = true
    clearTimeout(timer)
    clearInterval(validations)
    unwarn()
    for (const sign of signs) removeEventListener(sign, noticed, { capture: true })
    removeEventListener('storage', heardOfAnotherTab)
    document.removeEventListener('visibilitychange', look)
  }

  const validations = setInterval(validate, validateEveryMs)
  for (const sign of signs) addEventListener(sign, noticed, { passive: true, capture: true })
  addEventListener('storage', heardOfAnotherTab)
  // A machine that slept has not counted: opening it again may reveal a session that ended long ago.
  document.addEventListener('visibilitychange', look)
  void touch().catch(() => undefined)
  // Opening a page is a sign of life too, if it was not too late for one.
  const isLate = lastActivity() > 0 && standing(lastActivity(), Date.now(), limitMs()).state === 'over'
  if (isLate) look()
  else alive()
  return stop
}

/** An administrator who acts as a member is not one of the member's devices. */
async function touch(): Promise<void> {
  if (!storedImpersonation()) await call(touchSession, {})
}
