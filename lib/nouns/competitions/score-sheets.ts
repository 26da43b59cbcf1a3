import type { NounInfra } from '#lib/noun-infra.ts'

const reading = ['get', 'query'] as const
const working = [...reading, 'batchGet', 'put', 'update'] as const

export const scoreSheets = {
  routes: {
    getSheet: { table: reading, media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    saveSheet: {
      table: [...working, 'delete'],
      media: ['readQuarantine', 'putDocument', 'deleteDocument', 'readDocument'],
      env: ['MEDIA_BUCKET'],
    },
    submitSheet: { table: working, media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    reopenSheet: { table: working, media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    markSheetOpen: { table: working },
    declareConflict: { table: [...reading, 'put'] },
    getOwnConflicts: { table: [...reading, 'batchGet'] },
    setOwnConflicts: { table: working },
  },
} satisfies NounInfra<'scoreSheets'>
