import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/waiting-work/routes.ts'

export const waitingWork = {
  group: 'admin',
  routes: {
    getWaitingWork: { table: ['get', 'query'] },
  },
  jobs: {
    count_all_waiting_work: {
      schedule: 'cron(0 5 * * ? *)',
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<typeof routes>
