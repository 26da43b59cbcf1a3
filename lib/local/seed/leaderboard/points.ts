import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { lineCounts } from '#core/leaderboard/points/line-counts.ts'
import { pointsAccounts } from '#core/leaderboard/points/points-accounts.ts'
import { pointsSources } from '#core/leaderboard/points/points-sources.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoLedger } from './demo-ledger.ts'

const absent = { absent: true } as const

/** The verified classes of the demo, and the ledger as if their points had just been written. */
export function seed(now: string): Write[] {
  const { classes, lines } = demoLedger(now)
  const accounts = Map.groupBy(lines, ({ seasonId, competitorId }) => `${seasonId} ${competitorId}`)
  const counts = Map.groupBy(lines, ({ seasonId, classKey }) => `${seasonId} ${classKey}`)
  const first = <T>([one]: readonly T[]): T[] => (one ? [one] : [])
  return [
    ...classes.flatMap(({ event, of, revision, earlier }) => [
      competitionClasses.put(of, absent),
      ...[...earlier, revision].map((one) => classRevisions.put(one, absent)),
      pointsSources.put(
        {
          eventId: event.id,
          classKey: of.classKey,
          seasonIds: event.seasons.map(({ seasonId }) => seasonId),
          competitorIds: revision.entries.flatMap(({ competitorId }) => competitorId ?? []),
          version: 1,
        },
        absent,
      ),
    ]),
    ...lines.map((line) => pointsLines.put(line, absent)),
    ...[...accounts.values()].flatMap((of) =>
      first(of).map(({ seasonId, competitorId }) =>
        pointsAccounts.put({ seasonId, competitorId, version: 1 }, absent),
      ),
    ),
    ...[...counts.values()].flatMap((of) =>
      first(of).map(({ seasonId, classKey, formatKey }) =>
        lineCounts.put({ seasonId, classKey, formatKey, lines: of.length, version: 1 }, absent),
      ),
    ),
  ]
}
