import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** For each file, the files that import it, by paths relative to the repository. */
export type Importers = Map<string, Set<string>>

const specifiers =
  /^\s*(?:import|export)\s+(?!type\b)([^'"]*?)from\s+'([^']+)'|^\s*import\s+'([^']+)'|\b(?:import|mock)\(\s*'([^']+)'/gm

const aliases: Record<string, string> = {
  '#shared/': 'shared/',
  '#core/': 'functions/core/',
  '#functions/': 'functions/',
  '#lib/': 'lib/',
  '#web/': 'web/src/',
  '#test/': 'test/',
}

/**
 * Reads who imports whom, by the code that runs. A test that uses the contract of a route calls it, so it also counts
 * as an importer of the route's handler.
 */
export function importersOf(files: readonly string[], root: string): Importers {
  const importers: Importers = new Map()
  const add = (imported: string, by: string) =>
    importers.set(imported, (importers.get(imported) ?? new Set()).add(by))
  const handlers = new Map(
    files.filter((file) => file.startsWith('functions/api/')).map((file) => [basename(file, '.ts'), file]),
  )
  for (const file of files) {
    if (!existsSync(join(root, file))) continue
    for (const [, names = '', ...targets] of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      const imported = resolved(targets.find(Boolean) ?? '', file)
      if (!imported) continue
      add(imported, file)
      if (!isTest(file) || !/^shared\/.*contract\.ts$/.test(imported)) continue
      for (const name of names.matchAll(/\w+/g)) {
        const handler = handlers.get(kebab(name[0]))
        if (handler) add(handler, file)
      }
    }
  }
  return importers
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/**
 * The tests that import a file directly or through others, the nearest first. Registries join everything, so nothing is
 * followed through them.
 */
export function testsNear(changed: readonly string[], importers: Importers): string[] {
  const seen = new Set(changed)
  const found: string[] = []
  for (let level = [...seen]; level.length > 0; ) {
    found.push(...level.filter(isTest))
    const next = level.filter((file) => !isRegistry(file)).flatMap((file) => [...(importers.get(file) ?? [])])
    level = [...new Set(next)].filter((file) => !seen.has(file))
    for (const file of level) seen.add(file)
  }
  return found
}

const isRegistry = (file: string) => /-of-nouns\.ts$|^lib\/nouns\.ts$|^shared\/routes\.ts$/.test(file)

function resolved(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name)).replaceAll('\\', '/')
  const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix))
  return alias && `${aliases[alias]}${name.slice(alias.length)}`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
