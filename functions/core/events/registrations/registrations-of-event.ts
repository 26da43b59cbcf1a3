import { registrations, type StoredRegistration } from './registrations.ts'

const pageSize = 100

/** Some registrations of an event as they are now, those that are over among them. */
export const registrationPage = (
  eventId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => registrations.list({ pk: `EVT#${eventId}`, prefix: 'REG#', limit, cursor, consistent: true })

/** All of them, page by page. */
export async function* registrationsOfEvent(eventId: string): AsyncGenerator<StoredRegistration> {
  let cursor: string | undefined
  do {
    const page = await registrationPage(eventId, { limit: pageSize, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
