import { endpoint } from '#core/actors/endpoint.ts'
import { exportAllResults } from '#core/competition-results/export-all-results.ts'
import { exportAllResults as contract } from '#shared/competition-results/admin-contract.ts'

export const handler = endpoint(contract, exportAllResults)
