import { mailPasswordLink } from '#core/accounts/accounts/mail-password-link.ts'
import { mailVerificationAgain } from '#core/accounts/accounts/mail-verification-again.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requestPasswordReset as contract } from '#shared/accounts/accounts/contract.ts'

/**
 * The pool does not reset the password of an unverified address, and does not verify an address twice. We ask it for
 * both, whatever it knows about the address, and it mails the one that fits.
 */
export async function requestPasswordReset({ body: { email } }: ApiRequest<typeof contract>) {
  await Promise.all([mailPasswordLink(email), mailVerificationAgain(email, 'password_forgotten')])
  return { success: true as const }
}

export const handler = endpoint(contract, requestPasswordReset)
