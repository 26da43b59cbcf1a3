import * as z from 'zod/mini'

/** The filters of a list, by name: each optional, or with a default, so that an address without it has a meaning. */
export type FilterFields = Readonly<Record<string, z.ZodMiniType>>
export type FilterOf<Fields extends FilterFields> = z.output<z.ZodMiniObject<Fields>>
export type FilterChanges<Filter> = { [Name in keyof Filter]?: string | undefined }

/** Reads the valid parts of a query string and ignores the rest. */
export function readFilter<Fields extends FilterFields>(
  fields: Fields,
  search: URLSearchParams,
): FilterOf<Fields> {
  const given = Object.entries(fields).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, search.get(name)?.trim() || undefined)
    const value = parsed.success ? parsed.data : z.parse(schema, undefined)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(given) as FilterOf<Fields>
}

/** A query string after a change: initial values are not named, and foreign parts stay. */
export function changedSearch<Fields extends FilterFields>(
  fields: Fields,
  search: string,
  changes: FilterChanges<FilterOf<Fields>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const initial: Record<string, unknown> = readFilter(fields, new URLSearchParams())
  const changed: Record<string, unknown> = { ...readFilter(fields, next), ...changes }
  for (const name of Object.keys(fields)) {
    const value = changed[name]
    next.delete(name)
    if (value && value !== initial[name]) next.set(name, String(value))
  }
  return next
}
