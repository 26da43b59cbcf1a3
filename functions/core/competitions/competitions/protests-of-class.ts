import type { Protest } from '#shared/competitions/protests/protest.ts'
import { protests } from './protests.ts'

/** The protests of a class as they are now. */
export async function protestsOfClass(eventId: string, classKey: string): Promise<Protest[]> {
  const all: Protest[] = []
  let cursor: string | undefined
  do {
    const page = await protests.list({
      pk: `EVT#${eventId}`,
      prefix: `PRO#${classKey}#`,
      limit: 100,
      cursor,
      consistent: true,
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}

export const isOpen = ({ status }: Pick<Protest, 'status'>): boolean => status === 'open'
