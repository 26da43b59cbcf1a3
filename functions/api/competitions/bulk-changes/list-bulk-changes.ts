import { bulkChanges, doneBulkChanges } from '#core/competitions/bulk-changes/bulk-changes.ts'
import { bulkSummaries } from '#core/competitions/bulk-changes/shown-bulk-changes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listBulkChanges as contract } from '#shared/competitions/bulk-changes/contract.ts'

async function listBulkChanges({ query }: ApiRequest<typeof contract>) {
  const page = await bulkChanges.list({ index: 'gsi1', pk: doneBulkChanges, newestFirst: true, ...query })
  return { ...page, items: await bulkSummaries(page.items) }
}

export const handler = endpoint(contract, listBulkChanges)
