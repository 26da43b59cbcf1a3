import * as z from 'zod/mini'
import { countryCode } from '#shared/platform/places/countries.ts'
import { postalCodeProblem } from '#shared/platform/places/postal-code.ts'
import { text } from '#shared/text.ts'

/**
 * The part of an address that determines taxes, in the card provider’s form: its content is read as it is.
 */
export const BillingAddress = z.object({
  /** ISO 3166-1, two letters. */
  country: z.string(),
  postalCode: z.string(),
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** The country, and where it has states or provinces the postal code. */
export const BillingAddressForm = z
  .strictObject({
    country: z.string().check(z.refine((code) => countryCode(code) === code, 'Choose your country')),
    postalCode: text(16),
  })
  .check(({ value, issues }) => {
    const message = postalCodeProblem(value.country, value.postalCode)
    if (message) issues.push({ code: 'custom', path: ['postalCode'], message, input: value.postalCode })
  })
