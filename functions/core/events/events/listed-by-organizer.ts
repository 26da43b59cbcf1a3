import { type OrganizerEvent, organizerEvents, organizerList } from './organizer-events.ts'

type Asked = {
  userId: string
  list: OrganizerEvent['list']
  /** Only those after this time. */
  after: string
  isPublic: boolean
  limit: number
}

const readAtOnce = 300
const mostReads = 10

/** So many events of a list of an organizer, the first ones after a time. */
export async function listedByOrganizer({
  userId,
  list,
  after,
  isPublic,
  limit,
}: Asked): Promise<OrganizerEvent[]> {
  const rows: OrganizerEvent[] = []
  let cursor: string | undefined
  for (let read = 0; read < mostReads && rows.length < limit; read++) {
    const page = await organizerEvents.list({
      pk: organizerList(userId, list),
      // Follows every key that begins with this time.
      after: `${after}$`,
      limit: readAtOnce,
      cursor,
    })
    rows.push(...page.items.filter((row) => row.isPublic === isPublic))
    cursor = page.nextCursor
    if (!cursor) break
  }
  return rows.slice(0, limit)
}
