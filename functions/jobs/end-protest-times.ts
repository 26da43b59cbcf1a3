import { endProtestTimes } from '#core/competitions/competitions/end-protest-times.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('end_protest_times', endProtestTimes)
