import { organizations } from '#core/organizations/organizations/organizations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deskNameOf, isDeskOpen } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { shownDesk } from '#core/support/support-desks/shown-desk.ts'
import { getSupportDesk as contract } from '#shared/support/support-desks/contract.ts'
import { deskRefusal } from '#shared/support/support-desks/desk-refusal.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

async function getSupportDesk({ params: { deskId } }: ApiRequest<typeof contract>) {
  if (deskId !== platformDesk && !(await organizations.get({ id: deskId }))) throw deskRefusal.notFound()
  if (!(await isDeskOpen(deskId))) return {}
  const [settings, name] = await Promise.all([readDeskSettings(deskId), deskNameOf(deskId)])
  return { desk: shownDesk(settings, name) }
}

export const handler = endpoint(contract, getSupportDesk)
