/** The cents of an amount as PayPal writes it, or undefined when it has no cents' worth exactly; no floating point is involved. */
export function centsOf(value: string): number | undefined {
  const match = /^(-?)(\d*)(?:\.(\d{1,2}))?$/.exec(value)
  if (!match || value.length > 32) return undefined
  const [, sign, whole = '', part = ''] = match
  if (whole === '' && part === '') return undefined
  const cents = Number(`${whole || '0'}${part.padEnd(2, '0')}`)
  if (!Number.isSafeInteger(cents)) return undefined
  return sign && cents > 0 ? -cents : cents
}

const parts = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { whole: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}`, part: digits.slice(-2) }
}

/** Cents as payments show them: `10.00`. */
export function decimalOf(cents: number): string {
  const { whole, part } = parts(cents)
  return `${whole}.${part}`
}

/** Cents as plans and subscriptions show them, without a last zero that says nothing: `10.0`, `14.55`. */
export function shortDecimalOf(cents: number): string {
  const { whole, part } = parts(cents)
  return `${whole}.${part.endsWith('0') ? part.slice(0, 1) : part}`
}

export const money = (cents: number, currency: string) => ({
  currency_code: currency,
  value: decimalOf(cents),
})
export const shortMoney = (cents: number, currency: string) => ({
  currency_code: currency,
  value: shortDecimalOf(cents),
})
/** Formats an amount as the first version of the payments interface writes it. */
export const total = (cents: number, currency: string) => ({ total: decimalOf(cents), currency })
