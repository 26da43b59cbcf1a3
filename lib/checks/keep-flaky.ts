import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Flaky } from './second-look.ts'

type Seen = Flaky & { at: string }

/** Enough to see which test is unsteady. */
const mostKept = 200

/** Adds the tests that passed only at the second look to the list of this machine, the newest first. */
export function keepFlaky(path: string, flaky: readonly Flaky[], at: string): void {
  if (flaky.length === 0) return
  const seen = flaky.map((one): Seen => ({ at, ...one }))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify([...seen, ...known(path)].slice(0, mostKept), null, 2)}\n`)
}

function known(path: string): Seen[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Seen[]
  } catch {
    return []
  }
}
