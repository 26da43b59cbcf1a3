import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { byDay } from '#core/platform/platform-figures/by-day.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { competitionResults, pendingResults } from './competition-results.ts'
import { competitorEntries, hasEntry } from './competitor-entries.ts'
import { competitors } from './competitors.ts'
import { resultCorrections } from './result-revisions.ts'

const lists = [
  (cursor: string | undefined) =>
    competitionResults.list({ index: 'gsi3', pk: pendingResults, limit: 100, cursor }),
]

/**
 * Lists a competitor while they have an entry. The row is read before the entries and written under its version, also
 * where it is there already: a call that takes the last entry out meanwhile reads again.
 */
const listed: Counting = {
  of: competitorEntries.name,
  recount: ({ before, after }) => {
    const entry = after ?? before
    if (!entry) return Promise.resolve()
    const { competitorId } = competitorEntries.read(entry)
    return untilUnchanged(async () => {
      const row = await competitors.get({ competitorId }, { consistent: true })
      if (await hasEntry(competitorId))
        await commit(
          competitors.put(
            { competitorId, version: (row?.version ?? 0) + 1 },
            row ? { version: row.version } : { absent: true },
          ),
        )
      else if (row) await commit(competitors.delete(row))
    })
  },
}

export const projections = [
  listed,
  waiting({
    of: competitionResults,
    id: ({ id }) => id,
    since: ({ submittedAt }) => submittedAt,
    // Those of a class here are verified with their class.
    queue: ({ status, source }) => (status === 'pending' && source !== 'event' ? 'results' : undefined),
    lists,
  }),
  waiting({
    of: resultCorrections,
    id: ({ id }) => id,
    since: ({ submittedAt }) => submittedAt,
    queue: ({ status }) => (status === 'pending' ? 'results' : undefined),
    lists,
  }),
  byDay({
    figure: 'results',
    of: competitionResults,
    id: ({ id }) => id,
    counts: ({ status, decidedAt, createdAt }) => ({
      count: status === 'verified' ? 1 : 0,
      at: decidedAt ?? createdAt,
    }),
  }),
  projection({
    of: competitionResults,
    into: competitorEntries,
    // A zero makes neither a best nor a rank, so that its competitor may have no page.
    rows: ({ id, competitorId, status, isZero }) =>
      competitorId && competitorId !== goneOwnerId && status === 'verified' && !isZero
        ? [{ competitorId, resultId: id, version: 1 }]
        : [],
    source: ({ resultId }) => competitionResults.key({ id: resultId }),
  }),
]
