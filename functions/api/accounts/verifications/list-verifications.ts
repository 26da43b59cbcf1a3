import { verifications } from '#core/accounts/verifications/verifications.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listVerifications as contract } from '#shared/accounts/verifications/contract.ts'

const listVerifications = ({ query }: ApiRequest<typeof contract>) =>
  verifications.list({
    index: 'gsi1',
    pk: 'VERIFICATIONS_WAITING',
    limit: query.limit,
    cursor: query.cursor,
  })

export const handler = endpoint(contract, listVerifications)
