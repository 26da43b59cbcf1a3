import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { searchText } from '#shared/platform/words/search-text.ts'
import { AdminTransaction } from './admin-contract.ts'

/** So many are shown; the lists of administration have the rest. */
export const mostLookedUp = 8

const FoundTransactions = z.object({
  /** What the question was taken for. */
  by: z.enum(['id', 'amount', 'member']),
  /** Newest first. */
  items: z.array(AdminTransaction),
  /** There may be more than are shown. */
  more: z.boolean(),
  /** For an amount. */
  amountCents: z.optional(z.int()),
  /** For a member: whom the question names. */
  members: z.array(z.object({ id: UserId, name: z.string(), email: z.string() })),
})
export type FoundTransactions = z.infer<typeof FoundTransactions>

export const lookUpTransactions = route({
  name: 'lookUpTransactions',
  method: 'GET',
  path: '/api/admin/content/lookup/transactions',
  auth: 'admin',
  summary:
    'The latest transactions with an id, ours or a provider’s, with an exact amount, or of the members that a text names',
  query: z.strictObject({ q: searchText }),
  response: FoundTransactions,
})
