import { readVerification } from '#core/accounts/verifications/read-verification.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getVerification as contract } from '#shared/accounts/verifications/contract.ts'

const getVerification = ({ params }: ApiRequest<typeof contract>) => readVerification(params.userId)

export const handler = endpoint(contract, getVerification)
