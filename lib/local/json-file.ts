import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'
import { damagedFile } from './damaged-file.ts'
import { makeFolder } from './make-folder.ts'
import { readDataFile } from './read-data-file.ts'

export type JsonFile<T> = {
  data: T
  /** Writes soon; several changes in a row become one write. */
  save(): void
  /** Resolves when everything saved so far is on disk. */
  flush(): Promise<void>
}

/**
 * Data that must not be lost with the process is flushed; the rest, such as how far a stream has been read, may lag.
 */
const debounceMs = 250

/** Opens a small JSON document kept in memory and on disk; a missing file starts as `initial`. */
export function openJsonFile<T>(path: string, schema: z.ZodMiniType<T>, initial: T): JsonFile<T> {
  makeFolder(dirname(path))
  let dirty = false
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const write = async () => {
    while (dirty) {
      dirty = false
      const temporary = `${path}.tmp`
      try {
        // For its owner only: it may hold the keys of a provider.
        await writeFile(temporary, JSON.stringify(file.data), { mode: 0o600 })
        await rename(temporary, path)
      } catch (error) {
        // Still to be written, when the disk has room again or at the latest when the platform stops.
        dirty = true
        throw error
      }
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    while (dirty || writing !== undefined) {
      writing ??= write().finally(() => {
        writing = undefined
      })
      await writing
    }
  }
  const file: JsonFile<T> = {
    data: read(path, schema) ?? initial,
    save() {
      dirty = true
      timer ??= setTimeout(() => void flush().catch(() => undefined), debounceMs)
    },
    flush,
  }
  return file
}

function read<T>(path: string, schema: z.ZodMiniType<T>): T | undefined {
  const text = readDataFile(path)
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw damagedFile(path)
  }
}
