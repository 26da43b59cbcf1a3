import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'

const aPage = 500

/** All registrations that an event has ever had, those that are over among them. */
export async function* everyRegistration(eventId: string): AsyncGenerator<StoredRegistration> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({ pk: `EVT#${eventId}`, prefix: 'REG#', limit: aPage, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
