import { remindOpenResults } from '#core/competitions/competitions/remind-open-results.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('remind_open_results', remindOpenResults)
