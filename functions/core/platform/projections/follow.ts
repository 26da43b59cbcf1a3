import type { Counting } from './counting.ts'
import { followRows } from './follow-rows.ts'
import type { Noting } from './noting.ts'
import type { Projection } from './projection.ts'
import { readRow } from './read-row.ts'
import type { Row, RowChange } from './row.ts'
import type { SummaryFollower } from './summary.ts'

/** The projections of a noun in the table stream. */
export type Follower = Projection | Counting | SummaryFollower | Noting

const isCounting = (follower: Follower): follower is Counting => 'recount' in follower
const isNoting = (follower: Follower): follower is Noting => 'note' in follower
export const isSummary = (follower: Follower): follower is SummaryFollower => 'renew' in follower
export const countsOldRows = (follower: Follower): follower is Counting =>
  isCounting(follower) && follower.countsOldRows === true
export const isProjection = (follower: Follower): follower is Projection => 'into' in follower

type Work = () => Promise<void>

const atOnce = (work: Work) => work()

/** Brings all that follows from one item in line with a change of it. Repeating it changes nothing. */
export async function follow(
  followers: readonly Follower[],
  { before, after }: RowChange,
  /**
   * Decides when to count: changes that are followed at the same time add to the same counters, and would
   * refuse each other.
   */
  count: (work: Work) => Promise<void> = atOnce,
): Promise<void> {
  const item = after ?? before
  const mine = followers.filter(({ of }) => of === item?.entity)
  if (!item || mine.length === 0) return
  let read: Promise<Row | undefined> | undefined
  const current = () => {
    read ??= readRow(item)
    return read
  }
  const projections = mine.filter(isProjection)
  // First what others see: hiding waits for nothing.
  if (projections.length > 0) await followRows(projections, { before, after: await current() })
  await Promise.all(mine.filter(isNoting).map(({ note }) => note({ before, after })))
  for (const { recount } of mine.filter(isCounting)) await count(() => recount({ before, after, current }))
}
