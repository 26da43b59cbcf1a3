import { competitionClasses, signedClasses } from '#core/competitions/competitions/competition-classes.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listSignedClasses as contract } from '#shared/competitions/competitions/verification-contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'

async function listSignedClasses({ query }: ApiRequest<typeof contract>) {
  const page = await competitionClasses.list({ index: 'gsi2', pk: signedClasses, ...query })
  const events = await eventsById(page.items.map(({ eventId }) => eventId))
  return {
    items: page.items.flatMap(({ eventId, classKey, revision, signature, version }) => {
      const event = events.get(eventId) as WholeEvent | undefined
      const fields = event?.classes.find((one) => one.classKey === classKey)
      return event && fields
        ? [{ eventId, classKey, revision, signature, version, eventTitle: event.title, name: fields.name }]
        : []
    }),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

export const handler = endpoint(contract, listSignedClasses)
