import { linesOfClass as partition, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { lineCounts } from './line-counts.ts'

/** Every line of a class in a season. Callers read an index again that does not list all of them yet. */
export async function linesOfClass(seasonId: string, classKey: string): Promise<PointsLine[]> {
  const count = await lineCounts.get({ seasonId, classKey }, { consistent: true })
  const lines: PointsLine[] = []
  const where = { index: 'gsi2' as const, pk: partition(seasonId, classKey) }
  for await (const line of eachItem(pointsLines, where)) lines.push(line)
  if (lines.length < (count?.lines ?? 0)) throw concurrentChange()
  return lines
}
