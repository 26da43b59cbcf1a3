import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { textOf } from './registry-text.ts'

const root = join(import.meta.dirname, '../..')

type Part = { text: string; facts: string[] }
type Module = { imports: Map<string, { file: string; name: string }>; parts: Map<string, Part> }

/** A registry is imported whole. */
const everything = '*'

const modules = new Map<string, Module>()

/**
 * The facts that the code of a handler can announce: from what it exports, through every function of ours that these
 * name. What a file exports beside that does not count.
 */
export function factsAnnounced(entry: string): string[] {
  const seen = new Set<string>()
  const facts = new Set<string>()
  const visit = (file: string, name: string) => {
    const key = `${file} ${name}`
    if (seen.has(key)) return
    seen.add(key)
    const { imports, parts } = moduleOf(file)
    if (name === everything) {
      for (const one of parts.keys()) visit(file, one)
      for (const imported of imports.values()) visit(imported.file, imported.name)
    }
    const part = parts.get(name)
    if (!part) return
    for (const fact of part.facts) facts.add(fact)
    for (const [word] of part.text.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      const imported = imports.get(word)
      if (imported) visit(imported.file, imported.name)
      else if (word !== name) visit(file, word)
    }
  }
  for (const name of moduleOf(entry).parts.keys()) visit(entry, name)
  return [...facts].toSorted()
}

function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const read = existsSync(join(root, file)) ? readModule(file) : { imports: new Map(), parts: new Map() }
  modules.set(file, read)
  return read
}

function readModule(file: string): Module {
  const text = textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const imports: Module['imports'] = new Map()
  for (const [, names = '', from = ''] of text.matchAll(
    /^(?:import|export) (?!type )\{([^}]*)\} from '([^']+)'/gm,
  )) {
    const target = fileOf(from, file)
    if (!target) continue
    for (const one of names.split(',')) {
      const [, name = '', as = name] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(one) ?? []
      if (name) imports.set(as, { file: target, name })
    }
  }
  for (const [, as = '', from = ''] of text.matchAll(/^import \* as (\w+) from '([^']+)'/gm)) {
    const target = fileOf(from, file)
    if (target) imports.set(as, { file: target, name: everything })
  }
  const parts: Module['parts'] = new Map()
  // A declaration ends where the next one begins at the left margin.
  for (const piece of text.split(/^(?=(?:export )?(?:async )?(?:const|let|function|class) )/m)) {
    const [, name = ''] = /^(?:export )?(?:async )?(?:const|let|function|class) (\w+)/.exec(piece) ?? []
    if (!name) continue
    const facts = [...piece.matchAll(/\bannounce\(\s*'([\w.]+)'/g)].map(([, fact = '']) => fact)
    parts.set(name, { text: piece, facts })
  }
  return { imports, parts }
}

function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name)).replaceAll('\\', '/')
  if (name.startsWith('#core/')) return name.replace('#core/', 'functions/core/')
  return name.startsWith('#functions/') ? name.replace('#functions/', 'functions/') : undefined
}
