import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { rulesChangedOn } from './rules-changed-on.ts'

let renewed = false
let reading: Promise<boolean> | undefined

/**
 * Tells whether all rows of the index follow today’s rules: those of an earlier deployment do within an hour of a new
 * one, and are looked up as before until then.
 */
export async function isIndexRenewed(): Promise<boolean> {
  if (renewed) return true
  reading ??= readRenewed().finally(() => {
    reading = undefined
  })
  renewed = await reading
  return renewed
}

async function readRenewed(): Promise<boolean> {
  const progress = await jobProgress.get({ job: 'renew_search_index' })
  return progress !== undefined && progress.finishedOn >= rulesChangedOn
}
