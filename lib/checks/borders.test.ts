import { expect, test } from 'vitest'
import { coreBase, coreExceptions, coreKit, webBase, webExceptions } from './borders.ts'
import { importsBetween } from './imports-between.ts'

type Imports = Map<string, Set<string>>

/** Every import that the layers do not allow by themselves, by the folder that imports. */
function pastBorders(imports: Imports, mayImport: (from: string, to: string) => boolean) {
  const past = [...imports].flatMap(([from, targets]): [string, string[]][] => {
    const to = [...targets].filter((target) => !mayImport(from, target)).toSorted()
    return to.length > 0 ? [[from, to]] : []
  })
  return Object.fromEntries(past.toSorted(([a], [b]) => a.localeCompare(b)))
}

test('the kit knows no noun, the base knows no domain, and domains know only the domains that are named', () => {
  const mayImport = (from: string, to: string) => {
    if (coreKit.includes(from)) return coreKit.includes(to)
    return coreKit.includes(to) || coreBase.includes(to)
  }
  expect(pastBorders(importsBetween('functions/core', '#core/'), mayImport)).toEqual(coreExceptions)
})

test('no feature of the web app imports another, but for those that are named', () => {
  const mayImport = (_from: string, to: string) => webBase.includes(to)
  expect(pastBorders(importsBetween('web/src/features', '#web/features/'), mayImport)).toEqual(webExceptions)
})
