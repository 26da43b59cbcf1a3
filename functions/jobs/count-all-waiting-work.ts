import { job } from '#core/platform/jobs/job.ts'
import { countAllWaitingWork } from '#core/platform/waiting-work/count-all-waiting-work.ts'
import * as nouns from './waiting-of-nouns.ts'

export const handler = job('count_all_waiting_work', (now) =>
  countAllWaitingWork(Object.values(nouns).flat(), now),
)
