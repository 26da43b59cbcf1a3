import type { NounInfra } from '#lib/noun-infra.ts'

export const reports = {
  routes: {
    fileReport: { table: ['get', 'query', 'put', 'update', 'delete', 'check'] },
    withdrawReport: { table: ['get', 'query', 'put', 'update', 'delete', 'check'] },
    listCases: { table: ['get', 'query'] },
    getCase: { table: ['get', 'query'] },
    decideCase: {
      table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'],
      // Who suggested a listing without an account is mailed a link.
      env: ['SITE_URL'],
    },
  },
  consumers: {
    settleReports: {
      entry: 'events/platform/case-decided/settle-reports.ts',
      on: { fact: 'case.decided' },
      table: ['get', 'query', 'put'],
      timeoutSeconds: 60,
    },
  },
} satisfies NounInfra<'reports'>
