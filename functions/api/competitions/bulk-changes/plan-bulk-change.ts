import { planBulkChange } from '#core/competitions/bulk-changes/plan-bulk-change.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { planBulkChange as contract } from '#shared/competitions/bulk-changes/contract.ts'

export const handler = endpoint(contract, planBulkChange)
