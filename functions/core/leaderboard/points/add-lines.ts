import { pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import type { PointsDraft, PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { lineCounts } from './line-counts.ts'
import { linesOf } from './lines-of.ts'
import { pointsAccounts } from './points-accounts.ts'

type Account = { seasonId: PointsLine['seasonId']; version: number; lines: PointsLine[] }

/** The ledger of a competitor in some seasons. Additions hold only while it is as it was read. */
export const readAccounts = (
  seasonIds: Iterable<PointsLine['seasonId']>,
  competitorId: string,
): Promise<Account[]> =>
  Promise.all(
    [...new Set(seasonIds)].map(async (seasonId) => {
      // The account first: whatever is written after it makes its version another.
      const account = await pointsAccounts.get({ seasonId, competitorId }, { consistent: true })
      return { seasonId, version: account?.version ?? 0, lines: await linesOf(seasonId, competitorId) }
    }),
  )

/** The writes that add lines to the ledger of one competitor. */
export function addLines(
  accounts: readonly Account[],
  competitorId: PointsLine['competitorId'],
  drafts: readonly PointsDraft[],
  now: string,
): Write[] {
  const lines = drafts.map((draft) => ({
    ...draft,
    id: newId('pts', now),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }))
  const touched = accounts.filter(({ seasonId }) => lines.some((line) => line.seasonId === seasonId))
  return [
    ...touched.map(({ seasonId, version }) =>
      pointsAccounts.put(
        { seasonId, competitorId, version: version + 1 },
        version === 0 ? { absent: true } : { version },
      ),
    ),
    ...lines.map((line) => pointsLines.put(line, { absent: true })),
    ...countsOf(lines),
  ]
}

function countsOf(lines: readonly PointsLine[]): Write[] {
  const classes = Map.groupBy(lines, ({ seasonId, classKey }) => `${seasonId}#${classKey}`)
  return [...classes.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { seasonId, classKey, formatKey } = first
    return [addTo(lineCounts, { seasonId, classKey, formatKey, lines: of.length, version: 1 }, 'lines')]
  })
}
