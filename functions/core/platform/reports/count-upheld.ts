import { mostUpheldShown } from '#shared/platform/reports/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { cases, casesAbout } from './cases.ts'

const daysRemembered = 90

/** How many cases about what a member published were upheld lately. */
export async function countUpheld(authorId: string, now: string): Promise<number> {
  const { items } = await cases.list({
    index: 'gsi3',
    pk: casesAbout(authorId),
    between: [`upheld#${addTime(now, { days: -daysRemembered })}`, 'upheld#~'],
    limit: mostUpheldShown,
  })
  return items.length
}
