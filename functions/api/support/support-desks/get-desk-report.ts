import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { readDeskReport } from '#core/support/support-desks/desk-report.ts'
import { getDeskReport as contract } from '#shared/support/support-desks/contract.ts'

async function getDeskReport({
  actor: { userId },
  params: { organizationId },
  query: { days },
  now,
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  return readDeskReport(id, days, now)
}

export const handler = endpoint(contract, getDeskReport)
