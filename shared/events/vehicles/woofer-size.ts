const tenthsPerInch = 10

/** The size of a woofer in tenths of an inch as people type it (`12`, `6.5`, `6,5`, `12"`); undefined when it is none. */
export function parseWooferSize(text: string): number | undefined {
  const match = /^\s*(\d{1,3})(?:[.,](\d)0*)?\s*(?:"|”|in\.?|inch(?:es)?)?\s*$/i.exec(text)
  return match ? Number(match[1]) * tenthsPerInch + Number(match[2] ?? 0) : undefined
}

/** The same in inches, as people write it: `12` or `6.5`. */
export function wooferSize(tenths: number): string {
  const rest = tenths % tenthsPerInch
  const whole = (tenths - rest) / tenthsPerInch
  return rest === 0 ? whole.toString() : `${whole}.${rest}`
}
