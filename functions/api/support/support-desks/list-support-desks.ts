import { organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { formerName } from '#core/support/support-desks/agents.ts'
import { desksOfOrganizations, usedDesks } from '#core/support/support-desks/desks.ts'
import { listSupportDesks as contract } from '#shared/support/support-desks/admin-contract.ts'

async function listSupportDesks({ query: { limit, cursor } }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await usedDesks.list({ pk: desksOfOrganizations, limit, cursor })
  const found = await organizationsById(items.map(({ deskId }) => deskId))
  return {
    items: items.map(({ deskId }) => ({ deskId, name: found.get(deskId)?.name ?? formerName })),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, listSupportDesks)
