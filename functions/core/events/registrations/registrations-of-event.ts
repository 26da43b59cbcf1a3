import { registrations, type StoredRegistration } from './registrations.ts'

const pageSize = 100

/** All registrations of an event, those that are over among them, page by page as they are now. */
export async function* registrationsOfEvent(eventId: string): AsyncGenerator<StoredRegistration> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({
      pk: `EVT#${eventId}`,
      prefix: 'REG#',
      limit: pageSize,
      cursor,
      consistent: true,
    })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
