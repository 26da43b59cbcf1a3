const formats = new Map([
  ['US', { form: /^\d{5}(-\d{4})?$/, problem: 'Enter the five digits of your ZIP code' }],
  ['CA', { form: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/, problem: 'Enter your postal code, like M5V 2T6' }],
])

/** Countries in which tax depends on more than the country. */
export const needsPostalCode = (country: string): boolean => formats.has(country)

/** Returns what is wrong with a postal code; outside North America nothing is checked. */
export function postalCodeProblem(country: string, postalCode: string): string | undefined {
  const format = formats.get(country)
  return format && !format.form.test(postalCode.trim()) ? format.problem : undefined
}
