import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getMemberBilling, listBillingUsers } from '#shared/billing/member-billing/contract.ts'
import { text } from '#shared/text.ts'
import { adminBillingKey } from '#web/features/billing/billing/api/admin-billing-key.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

/** The filters of the list in the address. */
export const billingFilter = {
  q: z.optional(text(80)),
  filter: z.optional(z.enum(['active', 'inactive'])),
  plan: z.optional(text(80, 1)),
}

type BillingFilter = {
  q?: string | undefined
  filter?: 'active' | 'inactive' | undefined
  plan?: string | undefined
}

export const billingUsersQuery = ({ q, filter, plan }: BillingFilter) =>
  pagesQuery(listBillingUsers, {
    key: [...adminBillingKey, 'users', { q, filter, plan }],
    query: { ...(q && { q }), ...(filter && { filter }), ...(plan && { plan }) },
    keepPrevious: true,
  })

export const memberBillingQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminBillingKey, 'member', userId],
    queryFn: ({ signal }) => call(getMemberBilling, { params: { userId } }, { signal }),
  })
