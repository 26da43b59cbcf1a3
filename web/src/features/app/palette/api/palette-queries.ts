import { queryOptions } from '@tanstack/react-query'
import { lookUpTransactions } from '#shared/billing/billing/lookup-contract.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { listMailsTo } from '#shared/mail/kept-mails/contract.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { call } from '#web/lib/call.ts'

const noun = 'palette'

/** What changes by itself, such as a mail that is being sent, is asked again after this time. */
const freshMs = 15_000

export const mostMails = 8

/** A whole address: parts of one find no mails. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
export const isAddress = (q: string): boolean => address.test(q)

/** One request for all that is public, because each has its own share of the answer. An outdated one is aborted. */
export const publicResultsQuery = (q: string, viewer: string) =>
  queryOptions({
    queryKey: [noun, suggestSearch.name, q, viewer],
    queryFn: ({ signal }) => call(suggestSearch, { query: { q, spread: 'true' } }, { signal }),
    enabled: isTerm(q),
    staleTime: 60_000,
    retry: false,
  })

export const transactionsFoundQuery = (q: string, isAdmin: boolean) =>
  queryOptions({
    queryKey: [noun, lookUpTransactions.name, q],
    queryFn: ({ signal }) => call(lookUpTransactions, { query: { q } }, { signal }),
    enabled: isAdmin && isTerm(q),
    staleTime: freshMs,
    gcTime: 60_000,
    retry: false,
  })

export const mailsFoundQuery = (q: string, isAdmin: boolean) =>
  queryOptions({
    queryKey: [noun, listMailsTo.name, q],
    queryFn: ({ signal }) => call(listMailsTo, { query: { to: q, limit: mostMails } }, { signal }),
    enabled: isAdmin && isAddress(q),
    staleTime: freshMs,
    gcTime: 60_000,
    retry: false,
  })
