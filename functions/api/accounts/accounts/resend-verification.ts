import { mailVerificationAgain } from '#core/accounts/accounts/mail-verification-again.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resendVerification as contract } from '#shared/accounts/accounts/contract.ts'

export async function resendVerification({ body }: ApiRequest<typeof contract>) {
  await mailVerificationAgain(body.email)
  return { success: true as const }
}

export const handler = endpoint(contract, resendVerification)
