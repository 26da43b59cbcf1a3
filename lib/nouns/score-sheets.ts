import type { routes } from '#shared/score-sheets/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

const reading = ['get', 'query'] as const

export const scoreSheets = {
  routes: {
    getSheet: { table: reading, media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    saveSheet: {
      table: [...reading, 'put', 'update', 'delete'],
      media: ['readQuarantine', 'putDocument', 'deleteDocument', 'readDocument'],
      env: ['MEDIA_BUCKET'],
    },
    submitSheet: { table: [...reading, 'put', 'update'], media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    reopenSheet: { table: [...reading, 'put', 'update'], media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    markSheetOpen: { table: [...reading, 'put', 'update'] },
    declareConflict: { table: [...reading, 'put'] },
    getOwnConflicts: { table: [...reading, 'batchGet'] },
    setOwnConflicts: { table: [...reading, 'batchGet', 'put', 'update'] },
  },
} satisfies NounInfra<typeof routes>
