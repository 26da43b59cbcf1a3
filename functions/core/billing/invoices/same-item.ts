import { isDeepStrictEqual } from 'node:util'

/** Tells whether only the version differs, as the table stores it. */
export function sameItem(before: { version: number } | undefined, after: { version: number }): boolean {
  if (!before) return false
  const kept = JSON.parse(JSON.stringify({ ...after, version: before.version })) as object
  return isDeepStrictEqual(JSON.parse(JSON.stringify(before)), kept)
}
