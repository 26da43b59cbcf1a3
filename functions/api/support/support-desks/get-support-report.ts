import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readDeskReport } from '#core/support/support-desks/desk-report.ts'
import { getSupportReport as contract } from '#shared/support/support-desks/admin-contract.ts'

async function getSupportReport({ query: { desk, days }, now }: ApiRequest<typeof contract>) {
  return readDeskReport(desk, days, now)
}

export const handler = endpoint(contract, getSupportReport)
