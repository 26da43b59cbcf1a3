import type { RulebookFields } from './rulebook.ts'

export type RulebookDifference = {
  part: 'format' | 'class' | 'rubric' | 'violation'
  key: string
  name: string
  change: 'added' | 'removed' | 'changed' | 'retired'
  /** The fields that changed. */
  fields: string[]
}

type Keyed = { name: string; retired?: boolean }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const changedFields = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !same(before[field as keyof object], after[field as keyof object]),
  )

function differencesOf<T extends Keyed>(
  part: RulebookDifference['part'],
  key: (one: T) => string,
  before: readonly T[],
  after: readonly T[],
): RulebookDifference[] {
  const old = new Map(before.map((one) => [key(one), one]))
  const now = new Map(after.map((one) => [key(one), one]))
  const line = (one: T, change: RulebookDifference['change'], fields: string[] = []) => ({
    part,
    key: key(one),
    name: one.name,
    change,
    fields,
  })
  return [
    ...after.flatMap((one) => {
      const was = old.get(key(one))
      if (!was) return [line(one, 'added')]
      const fields = changedFields(was, one)
      if (fields.length === 0) return []
      return [line(one, one.retired && !was.retired ? 'retired' : 'changed', fields)]
    }),
    ...before.filter((one) => !now.has(key(one))).map((one) => line(one, 'removed')),
  ]
}

/** Returns what a version of a rulebook says that another did not, for people who knew the other. */
export const rulebookDifferences = (before: RulebookFields, after: RulebookFields): RulebookDifference[] => [
  ...differencesOf('format', ({ key }) => key, before.formats, after.formats),
  ...differencesOf('class', ({ key }) => key, before.classes, after.classes),
  ...differencesOf('rubric', ({ key }) => key, before.rubrics, after.rubrics),
  ...differencesOf('violation', ({ code }) => code, before.violations, after.violations),
]
