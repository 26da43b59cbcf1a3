import { exportAllResults } from '#core/competition-results/export-all-results.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { exportAllResults as contract } from '#shared/competition-results/admin-contract.ts'

export const handler = endpoint(contract, exportAllResults)
