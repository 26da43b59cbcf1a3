import type { Result } from './design-results.ts'

/** How far a figure is from the same figure of another design, such as "+1.2 dB"; nothing where one of them has none. */
export function differenceOf(one: Result | undefined, other: Result | undefined): string {
  if (one?.amount === undefined || other?.amount === undefined || !one.said) return ''
  const away = one.amount - other.amount
  const said = one.said(Math.abs(away))
  // What is written as nothing has no sign.
  if (!/[1-9]/.test(said)) return '±0'
  return `${away > 0 ? '+' : '−'}${said}`
}
