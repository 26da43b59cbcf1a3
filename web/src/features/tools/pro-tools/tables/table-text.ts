/** The fields that are typed as words. All others are numbers. */
const words = new Set(['mode', 'name', 'gauge', 'text', 'drive', 'secondFigures'])

/** A list of numbers is typed with commas. */
const listed = new Set(['ratings'])

type Typed = Record<string, unknown>

/** A table as its form shows it: numbers as text. */
export function typedTable(value: Typed): Typed {
  return mapped(value, (key, one) => {
    if (listed.has(key) && Array.isArray(one)) return one.join(', ')
    return typeof one === 'number' ? String(one) : one
  })
}

/**
 * Builds a table from typed text. Text that is not a number becomes one that no table takes, and an empty
 * field is left out.
 */
export function tableOfTyped(typed: Typed): Typed {
  return mapped(typed, (key, one) => {
    if (typeof one !== 'string' || words.has(key)) return one
    if (listed.has(key)) return one.split(',').map(numberOf)
    return one.trim() === '' ? undefined : numberOf(one)
  })
}

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim()))

function mapped(value: Typed, of: (key: string, one: unknown) => unknown): Typed {
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => {
    const next = of(key, one)
    if (Array.isArray(next)) return [key, next.map((row) => (isRecord(row) ? mapped(row, of) : row))]
    return [key, isRecord(next) ? mapped(next, of) : next]
  })
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

const isRecord = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
