import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { getOwnDeskSettings as contract } from '#shared/support/support-desks/contract.ts'

async function getOwnDeskSettings({
  actor: { userId },
  params: { organizationId },
}: ApiRequest<typeof contract>) {
  const { id } = await requireOwnDesk(organizationId, userId)
  return readDeskSettings(id)
}

export const handler = endpoint(contract, getOwnDeskSettings)
