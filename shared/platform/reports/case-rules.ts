import { addTime } from '#shared/platform/time/add-time.ts'
import type { Case, Report } from './report.ts'

/** The weight from which reported content is hidden until a decision. */
const hidingWeight = 3

const daysDecisionHolds = 30

type Figures = Pick<Case, 'reporters' | 'weight'>
type Word = Pick<Report, 'weight' | 'withdrawnAt'>

/**
 * Adds one member’s report to a case: a first one adds its weight, one that replaces another adds nothing,
 * and one that was withdrawn counts its reporter again without any weight.
 */
export const withReport = (
  { reporters, weight }: Figures,
  before: Word | undefined,
  firstWeight: number,
): Figures =>
  before
    ? { reporters: reporters + (before.withdrawnAt ? 1 : 0), weight }
    : { reporters: reporters + 1, weight: weight + firstWeight }

/** Its weight goes with a report and does not come back. */
export const withoutReport = ({ reporters, weight }: Figures, report: Word): Figures =>
  report.withdrawnAt ? { reporters, weight } : { reporters: reporters - 1, weight: weight - report.weight }

export const isHeavy = (weight: number): boolean => weight >= hidingWeight

/** A decision stands for a month, unless its author has changed the thing since. */
export const mayReopen = (decidedAt: string, changedAt: string, now: string): boolean =>
  changedAt > decidedAt || addTime(decidedAt, { days: daysDecisionHolds }) <= now
