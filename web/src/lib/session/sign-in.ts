import { clearSession } from './clear-session.ts'
import { enterSession } from './enter-session.ts'
import type { Proof } from './identity.ts'
import { setPendingEmail } from './pending-email.ts'
import { recoverFrom406 } from './recover-from-406.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'
import { hasStoredSession } from './stored-session.ts'

/**
 * Signs in and loads the profile. `unverified` means that the address must be confirmed first; it is kept for
 * the screen that asks for the code. `second-factor` means that `confirmSignIn` must follow.
 */
export async function signIn(email: string, password: string): Promise<Proof> {
  const address = email.trim()
  const identity = await import('./identity.ts')
  if (hasStoredSession()) await clearSession()
  const proof = await recoverFrom406(() => identity.proveCredentials(address, password))
  if (proof === 'signed-in') return enterSession('email')
  if (proof === 'unverified') setPendingEmail(address)
  return proof
}

/** The second step, with the code of the authenticator app. */
export async function confirmSignIn(code: string): Promise<Proof> {
  const { proveSecondFactor } = await import('./identity.ts')
  await proveSecondFactor(code.replace(/\s/g, ''))
  return enterSession('email')
}

export async function confirmEmail(email: string, code: string): Promise<void> {
  const { confirmAddress } = await import('./identity.ts')
  await confirmAddress(email.trim(), code.trim())
}

export async function resetPassword(email: string, code: string, password: string): Promise<void> {
  await refuseBreachedPassword(password)
  const { chooseNewPassword } = await import('./identity.ts')
  await chooseNewPassword(email.trim(), code.trim(), password)
}
