import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { countMore, countMoreThan, toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { driverQuota } from './driver-refusal.ts'

/** Returns how many drivers a member may still enter, and the write that counts them. */
export async function driverRoom({ userId, user }: Pick<Actor, 'userId' | 'user'>): Promise<{
  left: number
  full: () => Error
  countIn: (by: number) => Write
  /** The same while no one else counts one in. `since`: how many the caller has counted in so. */
  countInAlone: (by: number, since: number) => Write
}> {
  const [{ drivers: most }, counts] = await Promise.all([
    quotasOf(user),
    toolCounts.get({ userId }, { consistent: true }),
  ])
  const count = counts?.drivers ?? 0
  const full = () => driverQuota(Math.max(count, most), most)
  return {
    left: Math.max(0, most - count),
    full,
    countIn: (by) => countMore(userId, 'drivers', by, most, full),
    countInAlone: (by, since) =>
      countMoreThan(userId, 'drivers', by, since > 0 ? count + since : counts?.drivers),
  }
}
