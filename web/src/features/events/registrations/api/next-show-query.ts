import { queryOptions } from '@tanstack/react-query'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { call } from '#web/lib/call.ts'
import { nextShow } from '../components/next-show.ts'
import { registrationsKey } from './my-registration-query.ts'

/** The member’s next event, or null. Entries to come are listed in the order of time, so the first page has it. */
export const nextShowQuery = queryOptions({
  queryKey: [...registrationsKey, 'next-show'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listMyRegistrations, { query: { when: 'upcoming' } }, { signal })
    return nextShow(items, new Date().toISOString()) ?? null
  },
  staleTime: 30_000,
})
