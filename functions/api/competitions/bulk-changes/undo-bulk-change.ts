import { undoBulkChange as useCase } from '#core/competitions/bulk-changes/undo-bulk-change.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { undoBulkChange as contract } from '#shared/competitions/bulk-changes/contract.ts'

const undoBulkChange = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ by: actor, bulkId: params.bulkId, remember }, now)

export const handler = endpoint(contract, undoBulkChange)
