import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { type UserFilter, userFilter } from '#shared/users/user-filter.ts'

const Filter = z.object(userFilter)

/** What of a query string makes sense; the rest is as if it were not there. */
export function readUserFilter(search: URLSearchParams): UserFilter {
  const given = Object.entries(userFilter).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, search.get(name)?.trim() || undefined)
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : []
  })
  return z.parse(Filter, Object.fromEntries(given))
}

const initial = z.parse(Filter, {})

export type FilterChanges = Partial<Record<keyof UserFilter, string | undefined>>

/** The address of the list after a change; what is as it begins is not named. */
export function changedSearch(search: string, changes: FilterChanges): Record<string, string> {
  const next = { ...readUserFilter(new URLSearchParams(search)), ...changes }
  const shown = Object.entries(next).filter(
    ([name, value]) => value && value !== initial[name as keyof UserFilter],
  )
  return Object.fromEntries(shown) as Record<string, string>
}

/** The filter lives in the address, so that a list can be bookmarked, shared and come back to. */
export function useUserFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readUserFilter(search), [search])
  const setFilter = useCallback(
    (changes: FilterChanges) =>
      // From the address itself: two changes may come before the first of them has been rendered.
      setSearch(changedSearch(location.search, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  return { filter, setFilter }
}
