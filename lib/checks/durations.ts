import { readFileSync, writeFileSync } from 'node:fs'
import type { FileReport } from './run-reporter.ts'

/** How long each test file took when someone last ran `npm test -- --keep-durations`, in seconds. */
export const durationsFile = 'test/durations.json'

export function writeDurations(path: string, files: readonly FileReport[]): void {
  const seconds = files
    .map(({ file, seconds }) => [file, seconds] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`)
}

export const readDurations = (path: string): Record<string, number> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>
