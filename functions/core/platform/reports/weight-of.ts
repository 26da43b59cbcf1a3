import { reportWeight } from '#shared/platform/reports/report-weight.ts'
import { decidedReportsBy, reports, upheldReportsBy } from './reports.ts'

/** Returns how much a member’s report counts now. */
export async function weightOf(
  { userId, user }: { userId: string; user: { createdAt: string } },
  now: string,
): Promise<number> {
  const [decided, upheld] = await Promise.all([
    reports.list({ index: 'gsi2', pk: decidedReportsBy(userId), newestFirst: true, limit: 3 }),
    reports.list({ index: 'gsi3', pk: upheldReportsBy(userId), limit: 1 }),
  ])
  return reportWeight(
    {
      createdAt: user.createdAt,
      wasRight: upheld.items.length > 0,
      lastOutcomes: decided.items.map(({ outcome }) => (outcome === 'upheld' ? 'upheld' : 'dismissed')),
    },
    now,
  )
}
