import { commitBulkChange as useCase } from '#core/competitions/bulk-changes/commit-bulk-change.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commitBulkChange as contract } from '#shared/competitions/bulk-changes/contract.ts'

const commitBulkChange = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ by: actor, bulkId: params.bulkId, hash: body.hash, remember }, now)

export const handler = endpoint(contract, commitBulkChange)
