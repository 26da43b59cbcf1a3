import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getMyVerification as contract } from '#shared/verifications/contract.ts'
import { readVerification } from './read-verification.ts'

export const getMyVerification = ({ actor }: ApiRequest<typeof contract>) => readVerification(actor.userId)
