import { useState } from 'react'

/** Keeps the chosen rows of a list. A row that leaves the list is no longer chosen. */
export function useChoice<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => keys.has(keyOf(row)))
  return {
    chosen,
    isChosen: (row: Row) => keys.has(keyOf(row)),
    isAll: rows.length > 0 && chosen.length === rows.length,
    choose: (some: readonly Row[], on: boolean) =>
      setKeys((before) => {
        const after = new Set(before)
        for (const row of some)
          if (on) after.add(keyOf(row))
          else after.delete(keyOf(row))
        return after
      }),
    clear: () => setKeys(new Set()),
  }
}
