import type { NounInfra } from '#lib/noun-infra.ts'

const reading = ['get', 'query', 'batchGet'] as const
const shown = { media: ['readDocument'], env: ['MEDIA_BUCKET'] } as const
const telling = { table: ['get', 'query', 'put', 'update'] } as const

export const protests = {
  routes: {
    fileProtest: {
      table: ['get', 'query', 'put', 'update', 'delete'],
      media: ['readQuarantine', 'putDocument', 'deleteDocument', 'readDocument'],
      env: ['MEDIA_BUCKET'],
    },
    listProtests: { table: reading, ...shown },
    listOpenProtests: { table: reading, ...shown },
    withdrawProtest: { table: ['get', 'query', 'put'], ...shown },
    decideProtest: { table: ['get', 'query', 'batchGet', 'put', 'check'], ...shown },
  },
  consumers: {
    notifyProtestDeciders: {
      entry: 'events/competitions/protest-filed/notify-deciders.ts',
      on: { fact: 'protest.filed' },
      ...telling,
    },
    tellProtestEntrant: {
      entry: 'events/competitions/protest-decided/tell-entrant.ts',
      on: { fact: 'protest.decided' },
      ...telling,
    },
    rebuildBoardOfProtest: {
      entry: 'events/competitions/protest-decided/rebuild-board.ts',
      on: { fact: 'protest.decided' },
      table: [...reading, 'put'],
      timeoutSeconds: 30,
    },
  },
} satisfies NounInfra<'protests'>
