import { namesOf } from '#core/platform/users/names-of.ts'
import type { Case } from '#shared/platform/reports/report.ts'
import type { StoredCase } from './cases.ts'

/** Cases with the name of the person who decided each. */
export async function shownCases(stored: readonly StoredCase[]): Promise<Case[]> {
  const nameOf = await namesOf(stored.flatMap(({ decidedBy }) => decidedBy ?? []))
  return stored.map(({ decidedBy, ...one }) => ({
    ...one,
    ...(decidedBy && { decidedBy: nameOf(decidedBy) }),
  }))
}
