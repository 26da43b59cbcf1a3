import { offeredEntries } from '#core/events/registrations/offered-entries.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOfferedEntries as contract } from '#shared/events/registrations/offers-contract.ts'

export const handler = endpoint(contract, async ({ actor, now }) => ({
  items: await offeredEntries(actor, now),
}))
