import type { NounInfra } from '#lib/noun-infra.ts'

const reading = ['get', 'query', 'batchGet'] as const
const changing = ['get', 'query', 'put'] as const
const working = [...changing, 'batchGet'] as const
const telling = ['get', 'query', 'put', 'update'] as const

export const competitions = {
  routes: {
    listClasses: { table: ['get', 'query', 'batchGet'] },
    getBoard: { table: ['get', 'update'] },
    downloadResultSheet: {
      table: ['get', 'update'],
      media: ['putExport', 'readExport'],
      env: ['MEDIA_BUCKET'],
      memoryMb: 1024,
    },
    getClassWork: { table: reading },
    listMyJudging: { table: reading },
    setEventLanes: { table: ['get', 'put'] },
    setClassSetup: { table: working },
    setRunOrder: { table: working },
    markAbsent: { table: working },
    callNext: { table: [...telling, 'batchGet'] },
    excuseJudge: { table: ['get', 'put'] },
    decideTie: { table: working },
    holdClass: { table: ['get', 'put'] },
    publishClass: { table: [...working, 'check'] },
    signClass: { table: working },
    reopenClass: { table: ['get', 'put'] },
    verifyClass: { table: working },
    amendClass: { table: [...working, 'check'] },
    listSignedClasses: { table: reading },
    voidClass: { table: working },
  },
  consumers: {
    tellOfProvisionalPlaces: {
      entry: 'events/competitions/class-published/tell-entrants.ts',
      on: { fact: 'class.published' },
      table: telling,
      timeoutSeconds: 300,
    },
    tellOfOfficialPlaces: {
      entry: 'events/competitions/class-verified/tell-entrants.ts',
      on: { fact: 'class.verified' },
      table: telling,
      timeoutSeconds: 300,
    },
    rebuildBoardOfScored: {
      entry: 'events/competitions/class-scored/rebuild-board.ts',
      on: { fact: 'class.scored' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
    tellOfRedraw: {
      entry: 'events/competitions/class-scored/tell-of-redraw.ts',
      on: { fact: 'class.scored' },
      table: [...telling, 'batchGet'],
      timeoutSeconds: 30,
    },
    rebuildBoardOfPublished: {
      entry: 'events/competitions/class-published/rebuild-board.ts',
      on: { fact: 'class.published' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
    rebuildBoardOfSigned: {
      entry: 'events/competitions/class-signed/rebuild-board.ts',
      on: { fact: 'class.signed' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
    rebuildBoardOfVerified: {
      entry: 'events/competitions/class-verified/rebuild-board.ts',
      on: { fact: 'class.verified' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
    rebuildBoardOfVoided: {
      entry: 'events/competitions/class-voided/rebuild-board.ts',
      on: { fact: 'class.voided' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
  },
  jobs: {
    end_protest_times: { schedule: 'rate(1 minute)', table: telling, timeoutSeconds: 300 },
    remind_open_results: { schedule: 'rate(1 day)', table: telling, timeoutSeconds: 300 },
  },
} satisfies NounInfra<'competitions'>
