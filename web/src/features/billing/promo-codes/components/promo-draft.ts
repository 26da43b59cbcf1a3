import * as z from 'zod/mini'
import type { PromoCodeForm } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { type TermsValues, termsFields, termsOf } from './promo-terms.ts'
import { readValue } from './read-value.ts'

export type DraftValues = TermsValues & { code: string; type: PromoCode['type']; value: string }

const Code = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'Required'),
    z.maxLength(40, 'Must be at most 40 characters'),
    z.regex(/^[A-Z0-9_-]*$/, 'Use letters, digits, hyphens and underscores only'),
  )

/** A new code, as it is typed. */
export const draftSchema = (zone: string): z.ZodMiniType<PromoCodeForm, DraftValues> =>
  z.pipe(
    z
      .object({
        code: Code,
        type: z.enum(['percentage', 'fixed_amount']),
        value: z.string(),
        ...termsFields(zone),
      })
      .check(({ value: { type, value }, issues }) => {
        const read = readValue(type, value)
        if ('problem' in read)
          issues.push({ code: 'custom', path: ['value'], message: read.problem, input: value })
      }),
    z.transform((draft) => {
      const read = readValue(draft.type, draft.value)
      return { ...draft, value: 'value' in read ? read.value : 0 }
    }),
  )

export const blankDraft = (zone: string): DraftValues => ({
  code: '',
  type: 'percentage',
  value: '',
  ...termsOf({ description: '', planIds: [] }, zone),
})
