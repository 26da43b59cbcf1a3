import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifications } from '#core/platform/verifications/verifications.ts'
import { listVerifications as contract } from '#shared/platform/verifications/contract.ts'

const listVerifications = ({ query }: ApiRequest<typeof contract>) =>
  verifications.list({
    index: 'gsi1',
    pk: 'VERIFICATIONS_WAITING',
    limit: query.limit,
    cursor: query.cursor,
  })

export const handler = endpoint(contract, listVerifications)
