import { queryOptions } from '@tanstack/react-query'
import { pageConfig } from '#web/lib/page-config.ts'

/** Where people write to, or null while the platform has no address. */
export const contactAddressQuery = queryOptions({
  queryKey: ['contact-address'],
  queryFn: async () => pageConfig().contactEmail ?? null,
  staleTime: Number.POSITIVE_INFINITY,
})
