import type { NounInfra } from '#lib/noun-infra.ts'

const ranking = {
  table: ['get', 'query', 'put', 'update', 'delete', 'batchGet'],
  timeoutSeconds: 300,
} as const

export const records = {
  routes: {
    listRecords: { table: ['get', 'query', 'batchGet'] },
    listTeamRecords: { table: ['get', 'query', 'batchGet'] },
  },
  consumers: {
    rankRecordsOfClass: {
      entry: 'events/competitions/results-written/rank-records.ts',
      on: { fact: 'results.written' },
      ...ranking,
    },
    rankRecordsOfResult: {
      entry: 'events/competitions/result-decided/rank-records.ts',
      on: { fact: 'result.decided' },
      ...ranking,
    },
    postRecord: {
      entry: 'events/leaderboard/record-set/post.ts',
      on: { fact: 'record.set' },
      table: ['get', 'put', 'check'],
    },
  },
} satisfies NounInfra<'records'>
