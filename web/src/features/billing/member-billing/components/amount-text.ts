import * as z from 'zod/mini'
import { dollars } from '#shared/platform/money/dollars.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'

/** A million dollars, as much as the server takes. */
const mostCents = 100_000_000

function problemOf(typed: string): string | undefined {
  const read = parseDollars(typed)
  if ('problem' in read) return read.problem
  return read.cents > mostCents ? `Must be at most ${dollars(mostCents).slice(1)}` : undefined
}

/** A typed amount, checked without floating point. */
export const amountText = z.string().check(
  z.check<string>((given) => {
    const problem = problemOf(given.value)
    if (problem) given.issues.push({ code: 'custom', message: problem, input: given.value })
  }),
)

/** The cents of an amount that has passed the check. */
export function centsOf(typed: string): number {
  const read = parseDollars(typed)
  return 'cents' in read ? read.cents : 0
}
