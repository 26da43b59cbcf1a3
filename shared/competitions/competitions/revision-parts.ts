import { jsonBytes } from '#shared/json-bytes.ts'
import type { PlacedEntry } from './class-revision.ts'

/** A row takes 400 KB. */
const mostBytes = 300_000

/** The entries of a revision in parts that each fit into a row: one for nearly every class. */
export function revisionParts(entries: readonly PlacedEntry[], most = mostBytes): PlacedEntry[][] {
  const parts: PlacedEntry[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const size = jsonBytes(entry)
    if (bytes + size > most && bytes > 0) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(entry)
    bytes += size
  }
  return parts
}
