import { readVerification } from '#core/accounts/verifications/read-verification.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMyVerification as contract } from '#shared/accounts/verifications/contract.ts'

const getMyVerification = ({ actor }: ApiRequest<typeof contract>) => readVerification(actor.userId)

export const handler = endpoint(contract, getMyVerification)
