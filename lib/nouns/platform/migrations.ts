import type { NounInfra } from '#lib/noun-infra.ts'

export const migrations = {
  jobs: {
    migrate_rows: {
      schedule: 'rate(1 hour)',
      table: ['get', 'put', 'scan'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra
