import { damagedFile } from './damaged-file.ts'
import { parseJson } from './parse-json.ts'
import { readDataFile } from './read-data-file.ts'

/** The lines of a journal, each checked no closer than `fits` does: there may be very many. */
export function readJournal<T>(path: string, fits: (entry: unknown) => entry is T): T[] {
  const lines = (readDataFile(path) ?? '').split('\n')
  // Without its line end the last line was cut off while being written, before anyone heard of it.
  lines.pop()
  return lines.map((line) => {
    const entry = parseJson(line)
    if (!fits(entry)) throw damagedFile(path)
    return entry
  })
}
