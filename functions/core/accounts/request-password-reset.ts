import type { ApiRequest } from '#core/http/endpoint.ts'
import type { requestPasswordReset as contract } from '#shared/accounts/contract.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { mailVerificationAgain } from './mail-verification-again.ts'

/**
 * The pool resets no password of an address that nobody has verified, and verifies none twice: it is asked for both,
 * whatever it knows of the address, and mails the one that fits.
 */
export async function requestPasswordReset({ body: { email } }: ApiRequest<typeof contract>) {
  await Promise.all([mailPasswordLink(email), mailVerificationAgain(email, 'password_forgotten')])
  return { success: true as const }
}
