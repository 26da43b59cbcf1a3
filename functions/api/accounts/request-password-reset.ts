import { mailPasswordLink } from '#core/accounts/mail-password-link.ts'
import { mailVerificationAgain } from '#core/accounts/mail-verification-again.ts'
import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { requestPasswordReset as contract } from '#shared/accounts/contract.ts'

/**
 * The pool resets no password of an address that nobody has verified, and verifies none twice: it is asked for both,
 * whatever it knows of the address, and mails the one that fits.
 */
export async function requestPasswordReset({ body: { email } }: ApiRequest<typeof contract>) {
  await Promise.all([mailPasswordLink(email), mailVerificationAgain(email, 'password_forgotten')])
  return { success: true as const }
}

export const handler = endpoint(contract, requestPasswordReset)
