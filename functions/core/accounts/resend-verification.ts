import type { ApiRequest } from '#core/http/endpoint.ts'
import type { resendVerification as contract } from '#shared/accounts/contract.ts'
import { mailVerificationAgain } from './mail-verification-again.ts'

export async function resendVerification({ body }: ApiRequest<typeof contract>) {
  await mailVerificationAgain(body.email)
  return { success: true as const }
}
