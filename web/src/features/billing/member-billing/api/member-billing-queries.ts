import * as z from 'zod/mini'
import { getMemberBilling, listBillingUsers } from '#shared/billing/member-billing/contract.ts'
import { text } from '#shared/text.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

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
    key: ['admin-billing', 'users', { q, filter, plan }],
    query: { ...(q && { q }), ...(filter && { filter }), ...(plan && { plan }) },
    keepPrevious: true,
  })

export const memberBillingQuery = (userId: string) =>
  query('admin-billing', getMemberBilling, { params: { userId } })
