import type { routes } from '#shared/waiting-work/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

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
