import { kept } from '#web/lib/kept-in-browser.ts'
import { forgetDrafts } from '../drafts.ts'
import { clearSession } from './clear-session.ts'
import { forgetRosters } from './forget-rosters.ts'
import { setSession } from './session-store.ts'
import { throughGoogleKey } from './store-session.ts'
import { storedUser } from './stored-session.ts'
import { unsentSentence } from './unsent-work.ts'

let warnedOf: string | undefined

/**
 * Logs out with a press of a button. Unsent work requires a second press, and stays on the device for the
 * next login.
 */
export async function signOutByHand(): Promise<void> {
  const unsent = unsentSentence()
  // What was done since the warning has not been warned of.
  if (!unsent || warnedOf === unsent) return signOut()
  warnedOf = unsent
  const { toast } = await import('#web/ui/toast.ts')
  toast.warning(unsent, {
    description: navigator.onLine
      ? 'Log out once more to leave it on this device.'
      : 'You have no connection now. Log out once more to leave it on this device until you log in here again.',
    persistent: true,
  })
}

/** Logs out and goes home, or to another page, with a fresh load, so that nothing about the member stays in memory. */
export async function signOut(to = '/'): Promise<void> {
  const throughGoogle = kept.get(throughGoogleKey()) !== null
  const person = storedUser()
  await clearSession()
  forgetRosters(person)
  setSession({ status: 'anonymous' })
  forgetDrafts()
  location.assign(throughGoogle ? (await import('./google-sign-in.ts')).hostedLogoutUrl() : to)
}
