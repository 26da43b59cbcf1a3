import type { NounInfra } from '#lib/noun-infra.ts'

export const waitingWork = {
  routes: {
    getWaitingWork: { table: ['get', 'query'] },
    listWaitingQueues: { table: ['get', 'query'] },
  },
  jobs: {
    count_all_waiting_work: {
      schedule: 'cron(0 5 * * ? *)',
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'waitingWork'>
