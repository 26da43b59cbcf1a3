import { findBulkChange } from '#core/competitions/bulk-changes/find-bulk-change.ts'
import { shownBulkChange } from '#core/competitions/bulk-changes/shown-bulk-changes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getBulkChange as contract } from '#shared/competitions/bulk-changes/contract.ts'

const getBulkChange = async ({ params }: ApiRequest<typeof contract>) =>
  shownBulkChange(await findBulkChange(params.bulkId))

export const handler = endpoint(contract, getBulkChange)
