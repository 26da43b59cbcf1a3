import type { NounInfra } from '#lib/noun-infra.ts'

const writing = {
  table: ['get', 'query', 'put', 'update', 'check', 'batchGet'],
  timeoutSeconds: 300,
} as const

export const points = {
  routes: {
    movePoints: { table: ['get', 'query', 'put', 'update', 'check'] },
    listSeasonLines: { table: ['get', 'query', 'batchGet'] },
  },
  consumers: {
    writePointsOfClass: {
      entry: 'events/competitions/class-verified/write-points.ts',
      on: { fact: 'class.verified' },
      ...writing,
    },
    takePointsOfVoidClass: {
      entry: 'events/competitions/class-voided/write-points.ts',
      on: { fact: 'class.voided' },
      ...writing,
    },
    writePointsOfResult: {
      entry: 'events/competitions/result-decided/write-points.ts',
      on: { fact: 'result.decided' },
      ...writing,
    },
    writePointsOfPlacedResult: {
      entry: 'events/competitions/result-placed/write-points.ts',
      on: { fact: 'result.placed' },
      ...writing,
    },
    writePointsOfEvent: {
      entry: 'events/events/event-changed/write-points.ts',
      on: { fact: 'event.changed' },
      ...writing,
    },
    revaluePoints: {
      entry: 'events/leaderboard/points-revalued/revalue-points.ts',
      on: { fact: 'points.revalued' },
      table: ['get', 'query', 'put', 'update', 'check', 'batchGet'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'points'>
