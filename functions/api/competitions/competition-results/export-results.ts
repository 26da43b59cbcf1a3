import { exportResults as useCase } from '#core/competitions/competition-results/export-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { exportResults as contract } from '#shared/competitions/competition-results/contract.ts'

const exportResults = ({ actor, body, now }: ApiRequest<typeof contract>) => useCase(actor, body.cursor, now)

export const handler = endpoint(contract, exportResults)
