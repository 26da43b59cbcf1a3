import { eachItem } from '#core/platform/db/each-item.ts'
import { countsOfSeason, lineCounts } from './line-counts.ts'

/** Counts the classes of a season that have a ledger. */
export async function countClasses(seasonId: string): Promise<number> {
  let classes = 0
  for await (const _ of eachItem(lineCounts, { pk: countsOfSeason(seasonId) })) classes += 1
  return classes
}
