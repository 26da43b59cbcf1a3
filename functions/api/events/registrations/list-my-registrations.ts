import { listMyRegistrations as useCase } from '#core/events/registrations/list-my-registrations.ts'
import { offeredEntries } from '#core/events/registrations/offered-entries.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyRegistrations as contract } from '#shared/events/registrations/contract.ts'

async function listMyRegistrations({ actor, query, now }: ApiRequest<typeof contract>) {
  const isFirst = query.when === 'upcoming' && query.cursor === undefined
  const [page, handOvers] = await Promise.all([
    useCase(actor, query, now),
    isFirst ? offeredEntries(actor.user.email, now) : [],
  ])
  return { ...page, ...(handOvers.length > 0 && { handOvers }) }
}

export const handler = endpoint(contract, listMyRegistrations)
