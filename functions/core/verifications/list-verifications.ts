import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listVerifications as contract } from '#shared/verifications/contract.ts'
import { verifications } from './verifications.ts'

export const listVerifications = ({ query }: ApiRequest<typeof contract>) =>
  verifications.list({
    index: 'gsi1',
    pk: 'VERIFICATIONS_WAITING',
    limit: query.limit,
    cursor: query.cursor,
  })
