import { job } from '#core/platform/jobs/job.ts'
import { watchJobs } from '#core/platform/jobs/watch-jobs.ts'
import { schedulesOfJobs } from './schedules-of-jobs.ts'

export const handler = job('watch_jobs', (now) => watchJobs(schedulesOfJobs, now))
