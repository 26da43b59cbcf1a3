import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PoolState } from './pool-state.ts'

const debounceMs = 100

/** Undefined when the pool has never been used. */
export async function readState(file: string): Promise<PoolState | undefined> {
  try {
    return PoolState.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(
      `The accounts in ${file} cannot be read. Run "npm run reset" to start again with fresh data.`,
      { cause },
    )
  }
}

/** Writes a burst of changes once, and never leaves half a file behind. */
export function createStateFile(file: string, snapshot: () => PoolState) {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let next: Promise<void> | undefined
  let hasFailed = false

  async function write() {
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(snapshot()), { mode: 0o600 })
      await rename(`${file}.new`, file)
      hasFailed = false
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  function flush(): Promise<void> {
    if (timer || hasFailed) {
      clearTimeout(timer)
      timer = undefined
      // Callers that come before the next write begins share it.
      next ??= writing
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return write()
        })
      writing = next
    }
    return writing
  }

  /** A write that fails is tried again when the pool stops, unless a later one has succeeded. */
  function changed() {
    timer ??= setTimeout(() => flush().catch(() => undefined), debounceMs)
  }

  return { changed, flush }
}
