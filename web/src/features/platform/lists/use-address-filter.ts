import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  changedSearch,
  type FilterChanges,
  type FilterFields,
  type FilterOf,
  readFilter,
} from './address-filter.ts'

/** A filter that lives in the address, so that a list can be bookmarked, shared and come back to. */
export function useAddressFilter<Fields extends FilterFields>(fields: Fields) {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(fields, search), [fields, search])
  const setFilter = useCallback(
    (changes: FilterChanges<FilterOf<Fields>>) =>
      // The address itself is read, because two changes may come before the first has been rendered.
      setSearch(changedSearch(fields, location.search, changes), { replace: true, preventScrollReset: true }),
    [fields, setSearch],
  )
  return { filter, setFilter }
}
