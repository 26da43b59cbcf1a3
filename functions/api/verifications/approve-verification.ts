import { endpoint } from '#core/http/endpoint.ts'
import { approveVerification as useCase } from '#core/verifications/approve-verification.ts'
import { approveVerification } from '#shared/verifications/contract.ts'

export const handler = endpoint(approveVerification, useCase)
