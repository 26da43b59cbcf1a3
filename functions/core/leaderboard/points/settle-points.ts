import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { pointsDue } from '#shared/leaderboard/points/points-due.ts'
import type { PointsAward, PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { addLines, readAccounts } from './add-lines.ts'
import { type PointsSource, pointsSources } from './points-sources.ts'

type Settled = Pick<PointsLine, 'eventId' | 'classKey' | 'revision' | 'why'> & {
  awards: readonly PointsAward[]
  /** The people it is about, if it is not the whole class. */
  competitorIds?: readonly PointsLine['competitorId'][]
  /** Says that no later revision can follow: earlier points there may have come from another result. */
  isLatest?: true
  /** Conditions that must still hold while the lines are written. */
  while: readonly Write[]
}

/** Writes what the ledger lacks for a class of an event: one commit for each competitor, in all seasons together. */
export async function settlePoints(settled: Settled, now: string): Promise<void> {
  const { eventId, classKey, revision, why, awards } = settled
  const source = await knowing(settled)
  const touched = new Map<string, Pick<PointsLine, 'seasonId' | 'classKey'>>()
  const competitorIds = settled.competitorIds ?? source.competitorIds
  for (const competitorId of competitorIds) {
    const wanted = awards.filter((award) => award.competitorId === competitorId)
    const accounts = await readAccounts(source.seasonIds, competitorId)
    const lines = accounts.flatMap((account) => account.lines)
    for (const line of lines)
      if (line.eventId === eventId && (line.movedFrom ?? line.classKey) === classKey)
        touched.set(`${line.seasonId}#${line.classKey}`, line)
    const last = settled.isLatest ? lastRevision(lines, settled) : 0
    const due = pointsDue(lines, wanted, { eventId, classKey, revision: Math.max(revision, last), why })
    for (const draft of due) touched.set(`${draft.seasonId}#${draft.classKey}`, draft)
    if (due.length > 0) await commit(...settled.while, ...addLines(accounts, competitorId, due, now))
  }
  // Also where nothing was due: the run that wrote the lines may have stopped before it said so.
  const facts = [...touched.values()].map((line) =>
    announce('points.written', { seasonId: line.seasonId, classKey: line.classKey }, now),
  )
  if (facts.length > 0) await commit(...facts)
}

const lastRevision = (lines: readonly PointsLine[], { eventId, classKey }: Settled) =>
  Math.max(
    0,
    ...lines
      .filter((line) => line.eventId === eventId && (line.movedFrom ?? line.classKey) === classKey)
      .map(({ revision }) => revision),
  )

/** Everyone who ever got points from it, including those who have them now. */
const knowing = ({ eventId, classKey, awards }: Settled): Promise<PointsSource> =>
  untilUnchanged(
    async () => {
      const known = await pointsSources.get({ eventId, classKey }, { consistent: true })
      const seasonIds = [...new Set([...(known?.seasonIds ?? []), ...awards.map((one) => one.seasonId)])]
      const competitorIds = [
        ...new Set([...(known?.competitorIds ?? []), ...awards.map((one) => one.competitorId)]),
      ]
      const isKnown =
        seasonIds.length === (known?.seasonIds.length ?? 0) &&
        competitorIds.length === (known?.competitorIds.length ?? 0)
      const version = known?.version ?? 0
      const source = { eventId, classKey, seasonIds, competitorIds, version: version + 1 }
      if (!isKnown) await commit(pointsSources.put(source, known ? { version } : { absent: true }))
      return source
    },
    { crowd: true },
  )
