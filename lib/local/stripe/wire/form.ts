import { invalid } from './stripe-error.ts'

export type FormValue = string | FormObject
export type FormObject = { [name: string]: FormValue }

/** Reads `items[0][price]=x` as Stripe does; the same name twice, or a name that is both text and object, is refused. */
export function parseForm(entries: Iterable<[string, string]>): FormObject {
  const root = emptyObject()
  for (const [name, value] of entries) {
    const path = pathOf(name)
    let target = root
    for (const [depth, key] of path.entries()) {
      const step = key === '' ? String(Object.keys(target).length) : key
      if (depth === path.length - 1) {
        if (typeof target[step] === 'object') throw invalid(`Invalid object: ${name}`, { param: name })
        target[step] = value
        break
      }
      target[step] ??= emptyObject()
      const next = target[step]
      if (typeof next === 'string') throw invalid('Invalid object', { param: name })
      target = next
    }
  }
  return root
}

/** Has no prototype, so that a parameter may be called `constructor`. */
const emptyObject = () => Object.create(null) as FormObject

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open < 0) return [name]
  const keys = [...name.slice(open).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')
  return [name.slice(0, open), ...keys]
}
