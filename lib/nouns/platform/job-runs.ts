import type { NounInfra } from '#lib/noun-infra.ts'

export const jobRuns = {
  jobs: {
    watch_jobs: { schedule: 'rate(10 minutes)', table: ['get', 'query', 'put'], watchesJobs: true },
  },
} satisfies NounInfra
