import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

type Import = { from: string; names: Map<string, string> | undefined }
type Declared = { name: string; isExported: boolean; text: string }
type Module = { imports: Import[]; declared: Declared[]; text: string }

const imported = /import\s+(?!type\b)\{([^}]*)\}\s+from\s+'([^']+)'/g
const dynamic = /\bimport\(\s*'([^']+)',?\s*\)/g
const declaration = /^(export )?(?:async )?(?:const|function|class) (\w+)/gm

/** The components from which a member reaches a route: those that hold the call, and those that show these. */
export type Offers = {
  files: string[]
  /** The components that call a route, through whatever commands and queries. */
  callersOf: (route: string) => Set<string>
  /** The components that show one. */
  shownBy: (component: string) => Set<string>
  textOf: (file: string) => string
}

/** Follows calls of routes through a web client’s modules, name by name, since one module of commands makes many. */
export function offersIn(root: string): Offers {
  const modules = new Map(
    readdirSync(root, { recursive: true })
      .map((file) => join(root, String(file)))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => [file, read(file, readFileSync(file, 'utf8'), root)] as const),
  )
  const usersOf = (of: string, name: string) =>
    [...modules].flatMap(([file, { imports }]) => {
      const found = imports.find((one) => one.from === of && (!one.names || one.names.has(name)))
      return found ? [{ file, as: found.names?.get(name) ?? name }] : []
    })
  function reach(file: string, name: string, found: Set<string>, seen: Set<string>): void {
    if (seen.has(`${file} ${name}`)) return
    seen.add(`${file} ${name}`)
    const module = modules.get(file)
    if (!module) return
    if (file.endsWith('.tsx')) {
      found.add(file)
      return
    }
    for (const made of exportsWith(module, name))
      for (const user of usersOf(file, made)) reach(user.file, user.as, found, seen)
  }
  return {
    files: [...modules.keys()],
    callersOf: (route) => {
      const found = new Set<string>()
      for (const [file, { imports }] of modules)
        for (const { from, names } of imports) {
          const as = from.startsWith('#shared/') ? names?.get(route) : undefined
          if (as) reach(file, as, found, new Set())
        }
      return found
    },
    shownBy: (component) =>
      new Set(
        (modules.get(component)?.declared ?? []).flatMap(({ name, isExported }) =>
          isExported ? usersOf(component, name).map(({ file }) => file) : [],
        ),
      ),
    textOf: (file) => modules.get(file)?.text ?? '',
  }
}

function read(file: string, text: string, root: string): Module {
  const at = (specifier: string) =>
    specifier.startsWith('.') ? normalize(join(file, '..', specifier)) : specifier.replace(/^#web/, root)
  const imports = [...text.matchAll(imported)].map(([, names = '', from = '']): Import => {
    const pairs = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as '))
    return { from: at(from), names: new Map(pairs.map(([name = '', as = name]) => [name, as])) }
  })
  // What is loaded on demand may be any of its exports.
  for (const [, from = ''] of text.matchAll(dynamic)) imports.push({ from: at(from), names: undefined })
  const starts = [...text.matchAll(declaration)]
  const declared = starts.map(
    ({ index, 1: exported, 2: name = '' }, position): Declared => ({
      name,
      isExported: exported !== undefined,
      text: text.slice(index, starts[position + 1]?.index),
    }),
  )
  return { imports, declared, text }
}

/** The exports of a module that use a name, at once or through each other. */
function exportsWith({ declared }: Module, name: string): string[] {
  const reached = new Set([name])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const one of declared) {
      const rest = one.text.slice(one.text.indexOf(one.name) + one.name.length)
      if ([...reached].some((known) => new RegExp(`\\b${known}\\b`).test(rest))) reached.add(one.name)
    }
  }
  return declared.filter((one) => one.isExported && reached.has(one.name)).map((one) => one.name)
}
