import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RelatedTo } from '#shared/support/support-requests/support-request.ts'
import { queryClient } from '#web/lib/query-client.ts'

const fixed: Partial<Record<RelatedTo['kind'], string>> = {
  transaction: 'A payment of yours',
  verification: 'Your business review',
}

/** The schemas of events and businesses come with the first question about one. */
async function eventOf(id: string) {
  const { eventQuery } = await import('#web/features/events/events/api/event-queries.ts')
  return queryClient.ensureQueryData(eventQuery(id))
}

async function titleOf({ kind, id }: RelatedTo): Promise<string | null> {
  if (kind === 'event') return (await eventOf(id))?.title ?? null
  if (kind !== 'listing') return fixed[kind] ?? id
  const { listingQuery } = await import('#web/features/directory/listings/api/listing-queries.ts')
  return (await queryClient.ensureQueryData(listingQuery(id)))?.businessName ?? null
}

const titleQuery = (about: RelatedTo | undefined) =>
  queryOptions({
    queryKey: ['support-about', about],
    queryFn: () => (about ? titleOf(about) : null),
    enabled: about !== undefined,
    retry: false,
  })

/** The name of what a request is about: null where there is nothing of this address, undefined until it is known. */
export const useAboutTitle = (about: RelatedTo | undefined): string | null | undefined =>
  useQuery(titleQuery(about)).data

/** The organization that holds an event, or null where none does. */
export const organizationOfEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['support-about', 'organization', eventId],
    queryFn: async () => (await eventOf(eventId))?.organization?.id ?? null,
    retry: false,
  })
