import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { appendLine } from '../../append-line.ts'
import { makeFolder } from '../../make-folder.ts'
import { readJournal } from '../../read-journal.ts'

export type Change<Kinds> = [kind: keyof Kinds & string, id: string, object: Kinds[keyof Kinds] | null]

export type Store<Kinds> = {
  table<K extends keyof Kinds & string>(kind: K): Map<string, Kinds[K]>
  /** All of the changes reach the disk in one line, or none does. */
  write(changes: Change<Kinds>[]): void
  clear(): void
}

const compactAfterBytes = 48 * 1024 * 1024

/** Every object in memory and in a journal, one transaction a line; a line cut short by a crash never happened. */
export function openStore<Kinds>(path: string): Store<Kinds> {
  type Stored = Kinds[keyof Kinds]
  makeFolder(dirname(path))
  const tables = new Map<string, Map<string, Stored>>()
  const tableOf = (kind: string) => {
    const table = tables.get(kind) ?? new Map<string, Stored>()
    tables.set(kind, table)
    return table
  }
  const apply = ([kind, id, object]: Change<Kinds>) => {
    if (object) tableOf(kind).set(id, object)
    else tableOf(kind).delete(id)
  }
  for (const changes of readJournal(path, areChanges<Kinds>)) changes.forEach(apply)

  let appended = 0
  const compact = () => {
    const lines = [...tables].flatMap(([kind, table]) =>
      [...table].map(([id, object]) => `${JSON.stringify([[kind, id, object]])}\n`),
    )
    writeFileSync(`${path}.tmp`, lines.join(''))
    renameSync(`${path}.tmp`, path)
    appended = 0
  }
  compact()

  return {
    table: <K extends keyof Kinds & string>(kind: K) => tableOf(kind) as unknown as Map<string, Kinds[K]>,
    write(changes) {
      if (changes.length === 0) return
      const line = `${JSON.stringify(changes)}\n`
      appendLine(path, line)
      changes.forEach(apply)
      appended += line.length
      if (appended > compactAfterBytes) compact()
    },
    clear() {
      tables.clear()
      compact()
    },
  }
}

const areChanges = <Kinds>(entry: unknown): entry is Change<Kinds>[] =>
  Array.isArray(entry) && entry.every(isChange)

const isChange = (entry: unknown) =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'string' &&
  typeof entry[2] === 'object'
