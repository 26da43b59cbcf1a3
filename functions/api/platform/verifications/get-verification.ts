import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { getVerification as contract } from '#shared/platform/verifications/contract.ts'

const getVerification = ({ params }: ApiRequest<typeof contract>) => readVerification(params.userId)

export const handler = endpoint(contract, getVerification)
