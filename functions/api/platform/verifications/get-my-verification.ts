import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { getMyVerification as contract } from '#shared/platform/verifications/contract.ts'

const getMyVerification = ({ actor }: ApiRequest<typeof contract>) => readVerification(actor.userId)

export const handler = endpoint(contract, getMyVerification)
