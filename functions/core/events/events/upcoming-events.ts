import type { WholeEvent } from '#shared/events/events/event.ts'
import { collectEvents, type Position } from './collect-events.ts'

/** The next public events of all, or of a state. */
export async function upcomingEvents(
  { state, most }: { state?: string | undefined; most: number },
  now: string,
): Promise<WholeEvent[]> {
  const all: WholeEvent[] = []
  let next: Position | undefined
  do {
    const page = await collectEvents({ when: 'upcoming', state, limit: most }, next, now)
    all.push(...page.found)
    next = page.next
  } while (next && all.length < most)
  return all.slice(0, most)
}
