/**
 * The cents of a decimal text as people type it (`12`, `12.5`, `$1,234.50`), or undefined when it is none: more than
 * two decimals, a sign, an exponent, or commas that do not part thousands. No floating point is involved.
 */
export function parseCents(text: string): number | undefined {
  const match = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/.exec(text)
  if (!match) return undefined
  const cents = Number(`${(match[1] ?? '').replaceAll(',', '')}${(match[2] ?? '').padEnd(2, '0')}`)
  return Number.isSafeInteger(cents) ? cents : undefined
}
