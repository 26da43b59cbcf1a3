import { planBulkChange } from '#core/bulk-changes/plan-bulk-change.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { planBulkChange as contract } from '#shared/bulk-changes/contract.ts'

export const handler = endpoint(contract, planBulkChange)
