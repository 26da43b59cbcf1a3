import { track } from '../analytics/track.ts'
import { ApiError } from '../api-error.ts'
import { createCsrfToken } from './csrf-token.ts'
import type { Proof } from './identity.ts'
import { reloadProfile } from './load-session.ts'
import { setPendingEmail } from './pending-email.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'
import { clearSession } from './sign-out.ts'
import { hasStoredSession } from './stored-session.ts'

/**
 * Signs in and loads the profile. `unverified` means that the address has to be confirmed first; it is kept for the
 * screen that asks for the code. `second-factor` means that `confirmSignIn` has to follow.
 */
export async function signIn(email: string, password: string): Promise<Proof> {
  const address = email.trim()
  const identity = await import('./identity.ts')
  if (hasStoredSession()) await clearSession()
  const proof = await proveWithOneRetry(identity.proveCredentials, address, password)
  if (proof === 'signed-in') return enter(address)
  if (proof === 'unverified') setPendingEmail(address)
  return proof
}

/** The second step, with the code of the authenticator app. */
export async function confirmSignIn(email: string, code: string): Promise<Proof> {
  const { proveSecondFactor } = await import('./identity.ts')
  await proveSecondFactor(code.replace(/\s/g, ''))
  return enter(email.trim())
}

/** The pool has given its tokens: now the profile decides. */
async function enter(address: string): Promise<Proof> {
  createCsrfToken()
  try {
    await reloadProfile()
    track('login', { method: 'email' })
    return 'signed-in'
  } catch (error) {
    await clearSession()
    if (error instanceof ApiError && error.code === 'email_unverified') {
      setPendingEmail(address)
      return 'unverified'
    }
    throw isTimeout(error) ? profileTimeout() : error
  }
}

type Prove = (email: string, password: string) => Promise<Proof>

/** A “406 Not Acceptable” comes from a session that is half there: end it everywhere and try once more. */
async function proveWithOneRetry(prove: Prove, email: string, password: string) {
  try {
    return await prove(email, password)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 406) throw error
    await clearSession()
    return prove(email, password)
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

const profileTimeout = () =>
  new ApiError({
    status: 0,
    code: 'profile_timeout',
    detail: 'Profile fetch timeout after 15 seconds',
  })

export async function confirmEmail(email: string, code: string): Promise<void> {
  const { confirmAddress } = await import('./identity.ts')
  await confirmAddress(email.trim(), code.trim())
}

export async function requestPasswordReset(email: string): Promise<void> {
  const { askPasswordReset } = await import('./identity.ts')
  await askPasswordReset(email.trim())
}

export async function resetPassword(email: string, code: string, password: string): Promise<void> {
  await refuseBreachedPassword(password)
  const { chooseNewPassword } = await import('./identity.ts')
  await chooseNewPassword(email.trim(), code.trim(), password)
}
