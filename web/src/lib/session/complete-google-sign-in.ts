import { type GoogleRefusal, readRefusal } from '#shared/accounts/accounts/google-refusal.ts'
import { ApiError } from '../api-error.ts'
import { ownDashboard } from '../own-dashboard.ts'
import { completeProfilePath, loginPath } from '../return-path.ts'
import { clearSession } from './clear-session.ts'
import type { Destination } from './destination.ts'
import { enterSession } from './enter-session.ts'
import { clearGoogleHandle, setGoogleHandle } from './google-handle.ts'
import { type GoogleSignIn, redeemCode, startGoogleSignIn, takeGoogleSignIn } from './google-sign-in.ts'
import { currentSession } from './session-store.ts'
import { storeSession } from './store-session.ts'
import { hasStoredSession } from './stored-session.ts'

const notices = {
  foreign: 'This login was not started in this browser, or it took too long. Please try again.',
  cancelled: 'You left Google before you finished logging in.',
  failed: 'Logging in with Google did not work. Please try again in a few moments.',
  google_unverified:
    'Google has not verified this email address. Verify it with Google first, or log in with your password.',
  google_address:
    'You can’t use the email address of this Google account here. Choose another account, or register with another address.',
  google_account_unverified:
    'Your email address is not verified yet. Follow the link in our email first; then you can log in with Google too.',
}

export const blockedPath = '/pricing?google_blocked=true'

/** Takes the answer of the user pool. Returns undefined when the browser is leaving for another try. */
export async function completeGoogleSignIn(answer: URLSearchParams): Promise<Destination | undefined> {
  const signIn = takeGoogleSignIn(answer.get('state'))
  if (!signIn) return { path: '/login', notice: notices.foreign }
  if (signIn.intent === 'prove') {
    const { takeGoogleProof } = await import('./take-google-proof.ts')
    return takeGoogleProof(signIn, answer.get('code'))
  }
  const code = answer.get('code')
  if (!code) return refused(signIn, answer.get('error') ?? '', answer.get('error_description') ?? '')
  try {
    const tokens = await redeemCode(code, signIn.verifier)
    if (!tokens) return back(signIn, notices.failed)
    if (hasStoredSession()) await clearSession()
    storeSession(tokens)
    clearGoogleHandle()
    return (await enterSession('google')) === 'unverified'
      ? { path: '/verify-email' }
      : { path: pathInside(signIn.from) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profile_missing') return { path: blockedPath }
    return back(signIn, error instanceof ApiError ? error.detail : notices.failed)
  }
}

function pathInside(from: string): string {
  const session = currentSession()
  const completed = session.status === 'signed-in' && session.me.registrationCompleted
  return completed ? ownDashboard(from, session.me.membershipType) : completeProfilePath(from)
}

async function refused(
  signIn: GoogleSignIn,
  error: string,
  description: string,
): Promise<Destination | undefined> {
  if (error === 'access_denied') return back(signIn, notices.cancelled)
  // The user pool has just linked the account, and lets the next attempt in.
  if (/already found an entry/i.test(description) && !signIn.again) {
    await startGoogleSignIn({ ...signIn, again: true })
    return undefined
  }
  const refusal = readRefusal(description)
  if (refusal?.reason === 'google_blocked') return unregistered(signIn, refusal)
  return back(signIn, refusal ? notices[refusal.reason] : notices.failed)
}

function unregistered({ intent, type }: GoogleSignIn, { handle }: GoogleRefusal): Destination {
  if (handle) setGoogleHandle(handle)
  return { path: intent === 'register' ? googleRegisterPath(type) : blockedPath }
}

const googleRegisterPath = (type: GoogleSignIn['type']) =>
  `/register?${new URLSearchParams({ ...(type && { type }), with: 'google' })}`

const back = ({ from }: GoogleSignIn, notice: string): Destination => ({ path: loginPath(from), notice })
