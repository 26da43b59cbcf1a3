import { nobody } from '#core/db/nobody.ts'
import { projection } from '#core/projections/projection.ts'
import { waiting } from '#core/waiting-work/waiting.ts'
import { competitionResults, pendingResults } from './competition-results.ts'
import { competitorEntries } from './competitor-entries.ts'
import { resultCorrections } from './result-revisions.ts'

const lists = [
  (cursor: string | undefined) =>
    competitionResults.list({ index: 'gsi3', pk: pendingResults, limit: 100, cursor }),
]

export const projections = [
  waiting({
    of: competitionResults,
    id: ({ id }) => id,
    // Those of a class here are verified with their class.
    queue: ({ status, source }) => (status === 'pending' && source !== 'event' ? 'results' : undefined),
    lists,
  }),
  waiting({
    of: resultCorrections,
    id: ({ id }) => id,
    queue: ({ status }) => (status === 'pending' ? 'results' : undefined),
    lists,
  }),
  projection({
    of: competitionResults,
    into: competitorEntries,
    // A zero makes neither a best nor a rank, so that its competitor may have no page.
    rows: ({ id, competitorId, status, isZero }) =>
      competitorId && competitorId !== nobody && status === 'verified' && !isZero
        ? [{ competitorId, resultId: id, version: 1 }]
        : [],
    source: ({ resultId }) => competitionResults.key({ id: resultId }),
  }),
]
