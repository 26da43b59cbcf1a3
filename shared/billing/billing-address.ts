import * as z from 'zod/mini'
import { text } from '#shared/text.ts'

const formats = new Map([
  ['US', { form: /^\d{5}(-\d{4})?$/, message: 'Enter the five digits of your ZIP code' }],
  ['CA', { form: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/, message: 'Enter your postal code, like M5V 2T6' }],
])

/** Countries in which tax depends on more than the country. */
export const needsPostalCode = (country: string) => formats.has(country)

/** As much of an address as decides about taxes: the country, and where it has states or provinces the postal code. */
export const BillingAddress = z
  .strictObject({
    /** ISO 3166-1, two letters. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose your country')),
    postalCode: text(16),
  })
  .check(({ value, issues }) => {
    const format = formats.get(value.country)
    if (format && !format.form.test(value.postalCode.trim()))
      issues.push({ code: 'custom', path: ['postalCode'], message: format.message, input: value.postalCode })
  })
export type BillingAddress = z.infer<typeof BillingAddress>
