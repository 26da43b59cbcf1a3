import { queryOptions } from '@tanstack/react-query'

/** Tells whether the member has events of their own or runs those of an organization. Its code loads on demand: visitors never ask. */
export const ownEventsQuery = queryOptions({
  queryKey: ['events', 'has-own'],
  queryFn: async ({ signal }) => (await import('./read-own-events.ts')).readOwnEvents(signal),
  staleTime: 300_000,
})
