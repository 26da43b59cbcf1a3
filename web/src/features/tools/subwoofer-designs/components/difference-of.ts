import type { Result } from './design-results.ts'

/**
 * The difference between a figure and the same figure of another design, such as "+1.2 dB". It is empty if
 * one of them has none.
 */
export function differenceOf(one: Result | undefined, other: Result | undefined): string {
  if (one?.amount === undefined || other?.amount === undefined || !one.said) return ''
  const away = one.amount - other.amount
  const said = one.said(Math.abs(away))
  // A difference that rounds to zero has no sign.
  if (!/[1-9]/.test(said)) return '±0'
  return `${away > 0 ? '+' : '−'}${said}`
}
