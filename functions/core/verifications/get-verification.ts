import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getVerification as contract } from '#shared/verifications/contract.ts'
import { readVerification } from './read-verification.ts'

export const getVerification = ({ params }: ApiRequest<typeof contract>) => readVerification(params.userId)
