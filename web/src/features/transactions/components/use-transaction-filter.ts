import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { TransactionStatus, TransactionType } from '#shared/transactions/transaction.ts'
import type { TransactionQuery } from '../api/list-transactions.ts'

const fields = { type: TransactionType, status: TransactionStatus, from: z.iso.date(), to: z.iso.date() }

/** Days as the list shows them; both are included. */
export type TransactionFilter = Partial<z.infer<z.ZodMiniObject<typeof fields>>>

/** What of a query string makes sense; the rest is as if it were not there. */
export function readTransactionFilter(search: URLSearchParams): TransactionFilter {
  const given = Object.entries(fields).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, search.get(name))
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(given) as TransactionFilter
}

/** When the day begins, unless that is in a year that is not written with four digits. */
function dayStart(day: string | undefined, daysLater = 0): string | undefined {
  if (!day) return undefined
  const start = new Date(day)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return z.safeParse(z.iso.datetime(), start.toISOString()).data
}

/** The instants of the chosen days, which are those of UTC as the list shows them. */
export function instantsOf({ from, to, ...filter }: TransactionFilter): TransactionQuery {
  const [start, end] = [dayStart(from), dayStart(to, 1)]
  return { ...filter, ...(start && { from: start }), ...(end && { to: end }) }
}

/** The filter lives in the address beside the tab, so that a list can be bookmarked and come back to. */
export function useTransactionFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readTransactionFilter(search), [search])
  const setFilter = (changes: Partial<Record<keyof TransactionFilter, string>>) => {
    // From the address itself: two changes may come before the first of them has been rendered.
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { filter, setFilter }
}
