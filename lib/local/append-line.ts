import { appendFileSync, statSync, truncateSync } from 'node:fs'

/** Adds a line to a journal, whole or not at all: half of one, left by a full disk, would spoil the line after it. */
export function appendLine(path: string, line: string): void {
  const { size } = statSync(path)
  try {
    appendFileSync(path, line)
  } catch (error) {
    truncateSync(path, size)
    throw error
  }
}
