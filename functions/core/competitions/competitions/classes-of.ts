import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { competitionClasses } from './competition-classes.ts'

/** The classes of an event that someone has touched: sixty at most. */
export async function classesOf(
  eventId: string,
  { consistent = false } = {},
): Promise<Map<string, CompetitionClass>> {
  const { items } = await competitionClasses.list({
    pk: `EVT#${eventId}`,
    prefix: 'CLASS#',
    limit: 100,
    consistent,
  })
  return new Map(items.map((of) => [of.classKey, of]))
}
