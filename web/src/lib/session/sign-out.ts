import { kept } from '#web/lib/kept.ts'
import { forgetDrafts } from '../drafts.ts'
import { clearSession } from './clear-session.ts'
import { setSession } from './session-store.ts'
import { throughGoogleKey } from './store-session.ts'

/** Logs out and goes home, or to another page, with a fresh one, so that nothing of the member stays in memory. */
export async function signOut(to = '/'): Promise<void> {
  const throughGoogle = kept.get(throughGoogleKey()) !== null
  await clearSession()
  setSession({ status: 'anonymous' })
  forgetDrafts()
  location.assign(throughGoogle ? (await import('./google-sign-in.ts')).hostedLogoutUrl() : to)
}
