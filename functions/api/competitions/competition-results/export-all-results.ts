import { exportAllResults } from '#core/competitions/competition-results/export-all-results.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { exportAllResults as contract } from '#shared/competitions/competition-results/admin-contract.ts'

export const handler = endpoint(contract, exportAllResults)
