import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { cases, casesPartition } from './cases.ts'

export const projections = [
  waiting({
    of: cases,
    id: ({ id }) => id,
    since: ({ firstReportAt }) => firstReportAt,
    queue: ({ status }) => (status === 'open' ? 'openCases' : undefined),
    lists: [(cursor) => cases.list({ index: 'gsi1', pk: casesPartition('open'), limit: 100, cursor })],
  }),
]
