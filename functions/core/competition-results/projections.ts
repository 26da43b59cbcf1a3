import { waiting } from '#core/waiting-work/waiting.ts'
import { competitionResults, pendingResults } from './competition-results.ts'
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
]
