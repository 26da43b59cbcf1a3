import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifiers =
  /^\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * Finds which nouns below `root` import which, as `<domain>/<noun>`, by the code that runs: types are erased.
 * Registries (`…-of-nouns.ts`) are the places where nouns plug in, so the names in them cross no border, and tests may
 * reach anywhere. Files at the root belong to no domain.
 */
export function importsBetween(root: string, alias: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of globSync(`${root}/**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$|-of-nouns\.ts$/.test(file)) continue
    const from = nounOf(root, file)
    for (const [, ...names] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const name = names.find(Boolean) ?? ''
      const target = name.startsWith(alias)
        ? join(root, name.slice(alias.length))
        : name.startsWith('.')
          ? normalize(join(dirname(file), name))
          : undefined
      const to = target?.startsWith(`${root}/`) ? nounOf(root, target) : undefined
      if (from && to && from !== to) found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  }
  return found
}

function nounOf(root: string, file: string): string | undefined {
  const [domain, noun, ...rest] = file.slice(root.length + 1).split('/')
  return rest.length > 0 ? `${domain}/${noun}` : undefined
}
