import { addTime } from '#shared/platform/time/add-time.ts'
import type { CaseStatus } from './report.ts'

const daysUntilTrusted = 90
const inARow = 3

type Outcome = Exclude<CaseStatus, 'open'>

type Reporter = {
  createdAt: string
  /** True if a report of theirs was ever upheld. */
  wasRight: boolean
  /** The outcomes of their last reports, newest first. */
  lastOutcomes: readonly Outcome[]
}

/**
 * Returns the weight of a member’s report: more if they were right before, nothing while they keep being
 * wrong.
 */
export function reportWeight({ createdAt, wasRight, lastOutcomes }: Reporter, now: string): 0 | 1 | 2 {
  const last = lastOutcomes.slice(0, inARow)
  if (last.length === inARow && last.every((outcome) => outcome === 'dismissed')) return 0
  return wasRight && addTime(createdAt, { days: daysUntilTrusted }) < now ? 2 : 1
}
