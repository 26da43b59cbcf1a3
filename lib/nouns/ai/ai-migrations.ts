import type { NounInfra } from '#lib/noun-infra.ts'

/** A step to the next state, by who plans. */
const step = { table: ['get', 'batchGet', 'put'] } as const

/** Reads what searches find, and asks services for vectors of it, as long as a function may take. */
const filler = {
  table: ['get', 'query', 'batchGet', 'put', 'update', 'batchWrite'],
  asksAi: true,
  memoryMb: 1024,
  timeoutSeconds: 900,
} as const

export const aiMigrations = {
  routes: {
    listMigrations: { table: ['get', 'query', 'batchGet'] },
    getMigration: { table: ['get', 'batchGet'] },
    planMigration: { table: ['get', 'batchGet', 'put'], asksAi: true, timeoutSeconds: 29 },
    startMigration: step,
    switchMigration: step,
    undoMigration: step,
  },
  consumers: {
    makePlan: {
      entry: 'events/ai/ai-migration-planned/make-plan.ts',
      on: { fact: 'ai_migration.planned' },
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      asksAi: true,
      memoryMb: 1024,
      timeoutSeconds: 900,
    },
    fillSpace: {
      entry: 'events/ai/ai-migration-started/fill-space.ts',
      on: { fact: 'ai_migration.started' },
      ...filler,
    },
  },
  jobs: {
    fill_ai_vectors: { schedule: 'rate(10 minutes)', ...filler },
    drop_old_ai_vectors: {
      schedule: 'cron(20 9 * * ? *)',
      table: ['get', 'query', 'put', 'delete', 'batchWrite'],
      timeoutSeconds: 600,
    },
  },
} satisfies NounInfra<'aiMigrations'>
