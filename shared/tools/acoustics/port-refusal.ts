import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'

/**
 * Explains why ports cannot be cut to a length; undefined if they can. `longestSide` is the longest inner
 * side of the box, both in m; `shown` is the length as the reader sees it.
 */
export function portRefusal(
  length: number,
  longestSide: number,
  shown: string,
): AcousticsRefusal | undefined {
  if (length <= 0) return acousticsRefusal('port_too_short')
  return length > 2 * longestSide ? acousticsRefusal('port_too_long', { length: shown }) : undefined
}
