import { addTime } from '#shared/time/add-time.ts'
import type { CaseStatus } from './report.ts'

const daysUntilTrusted = 90
const inARow = 3

type Outcome = Exclude<CaseStatus, 'open'>

type Reporter = {
  createdAt: string
  /** Whether a report of theirs was ever upheld. */
  wasRight: boolean
  /** How their last reports ended, newest first. */
  lastOutcomes: readonly Outcome[]
}

/** How much a member’s word counts: more if it proved right before, nothing while it keeps proving wrong. */
export function reportWeight({ createdAt, wasRight, lastOutcomes }: Reporter, now: string): 0 | 1 | 2 {
  const last = lastOutcomes.slice(0, inARow)
  if (last.length === inARow && last.every((outcome) => outcome === 'dismissed')) return 0
  return wasRight && addTime(createdAt, { days: daysUntilTrusted }) < now ? 2 : 1
}
