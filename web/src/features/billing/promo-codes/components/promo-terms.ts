import * as z from 'zod/mini'
import type { PromoCodeChanges } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { line } from '#shared/text.ts'

type Terms = Omit<PromoCodeChanges, 'revision'>

export type TermsValues = {
  description: string
  usageLimit: string
  validUntil: { day: string; time: string }
  planIds: string[]
}

const mostUses = 1_000_000

const Limit = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    if (typed.trim() === '') return undefined
    const limit = /^\s*\d{1,7}\s*$/.test(typed) ? Number.parseInt(typed, 10) : 0
    if (limit >= 1 && limit <= mostUses) return limit
    const message = 'Enter a whole number from 1 to 1,000,000, or leave it blank.'
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  }),
)

/**
 * The parts of a code that can change, as a form has them: times on the clock of `zone`. An end that was not
 * edited stays as it is.
 */
export const termsFields = (zone: string, before?: Pick<PromoCode, 'validUntil'>) => ({
  description: line(200),
  usageLimit: Limit,
  validUntil: z.pipe(
    z.object({ day: z.string(), time: z.string() }),
    z.transform(({ day, time }, context) => {
      if (!day) return undefined
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', message, input: day })
        return z.NEVER
      }
      const local = `${day}T${time}`
      const stored = before?.validUntil
      if (stored && wallTime(stored, zone) === local) return stored
      const found = toInstant(local, zone)
      if (found.kind === 'instant') return found.at
      // The code counts until clocks show it for the last time.
      if (found.kind === 'fold') return found.second
      return refuse(
        found.kind === 'gap'
          ? 'Clocks spring forward past this time. Choose a later one.'
          : 'Enter a day and a time.',
      )
    }),
  ),
  planIds: z.array(z.string()).check(z.maxLength(50, 'Choose at most 50 plans')),
})

export const termsSchema = (
  zone: string,
  before: Pick<PromoCode, 'validUntil'>,
): z.ZodMiniType<Terms, TermsValues> => z.object(termsFields(zone, before))

/** A code as the form shows it. */
export function termsOf({ description, usageLimit, validUntil, planIds }: Terms, zone: string): TermsValues {
  const [day = '', time = '23:59'] = validUntil ? wallTime(validUntil, zone).split('T') : []
  return { description, usageLimit: usageLimit?.toString() ?? '', validUntil: { day, time }, planIds }
}
