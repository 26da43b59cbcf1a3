/** Cents as a number that spreadsheets and other programs read: `8.65`, `0.05`, `-3.99`. No floating point is involved. */
export function decimalDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
