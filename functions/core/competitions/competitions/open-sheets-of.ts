import { type OpenSheet, openSheets } from './open-sheets.ts'

/** The devices on which the sheets of a class are open. */
export async function openSheetsOf(eventId: string, classKey: string, now: string): Promise<OpenSheet[]> {
  const all: OpenSheet[] = []
  let cursor: string | undefined
  do {
    const page = await openSheets.list({
      pk: `EVT#${eventId}#CLS#${classKey}`,
      prefix: 'OPEN#',
      limit: 100,
      cursor,
    })
    all.push(...page.items.filter(({ until }) => until > now))
    cursor = page.nextCursor
  } while (cursor)
  return all
}
