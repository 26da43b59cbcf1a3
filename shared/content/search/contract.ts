import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { searchText } from '#shared/platform/words/search-text.ts'
import { line, text } from '#shared/text.ts'
import { SearchResult } from './search-result.ts'
import { SearchType } from './search-type.ts'

/** The query that was probably meant, where little is found for one with a slip of the pen. */
const didYouMean = z.optional(z.string())

export const search = route({
  name: 'search',
  method: 'GET',
  path: '/api/search',
  auth: 'public',
  summary: 'What has all words of a query, most relevant first; an empty one finds the newest members',
  query: z.strictObject({
    ...pageQuery(20),
    q: z._default(text(80), ''),
    type: z.optional(SearchType),
    /** A person asked for this, so it counts toward what is popular. */
    submitted: z._default(z.enum(['true', 'false']), 'false'),
  }),
  response: z.extend(Page(SearchResult), {
    /** The number of results of each type, and whether there may be more. */
    types: z.array(z.object({ type: SearchType, count: z.int(), more: z.boolean() })),
    /** Types that could not be searched; the others are there. */
    failed: z.array(SearchType),
    didYouMean,
  }),
  errors: ['search_unavailable', 'invalid_cursor'],
})

export const suggestSearch = route({
  name: 'suggestSearch',
  method: 'GET',
  path: '/api/search/suggestions',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'Suggestions for the search box, most relevant first; spread, some of each type and of what is for sale',
  query: z.strictObject({ q: searchText, spread: z.optional(z.literal('true')) }),
  response: z.object({ items: z.array(SearchResult), didYouMean }),
  errors: ['search_unavailable'],
})

/** So many are shown where nothing was typed yet. */
export const popularShown = 5

export const listPopularSearches = route({
  name: 'listPopularSearches',
  method: 'GET',
  path: '/api/search/popular',
  auth: 'public',
  caching: 'revalidate',
  summary: 'What was searched for most in the last 30 days; filled up from a fixed list',
  query: z.strictObject({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), popularShown),
  }),
  response: z.object({ items: z.array(z.object({ query: z.string() })) }),
})

/** The possible lengths of a report, in days. */
export const ReportDays = z.enum(['7', '30', '90'])
export type ReportDays = z.infer<typeof ReportDays>

const AskedQuery = z.object({
  query: z.string(),
  /** The number of visitors who searched for it; each counts once a day. */
  searches: z.int(),
  /** The number of them who found nothing. */
  withoutResults: z.int(),
})
export type AskedQuery = z.infer<typeof AskedQuery>

const DayOfSearches = z.object({ on: z.iso.date(), searches: z.int(), withoutResults: z.int() })

export const getSearchReport = route({
  name: 'getSearchReport',
  method: 'GET',
  path: '/api/admin/insights/searches',
  auth: 'admin',
  summary: 'What was searched for most, what was not found, and how many searches there were each day',
  query: z.strictObject({ days: z._default(ReportDays, '30') }),
  response: z.object({
    /** The last day that is in it: a night job counts each day when it is over. */
    throughOn: z.iso.date(),
    searches: z.int(),
    withoutResults: z.int(),
    trend: z.array(DayOfSearches),
    top: z.array(AskedQuery),
    notFound: z.array(AskedQuery),
  }),
})

/** One item holds this many with room to spare. */
export const mostBlockedTerms = 500

export const BlockedTerm = z.object({ term: z.string(), blockedAt: z.iso.datetime() })
export type BlockedTerm = z.infer<typeof BlockedTerm>

const BlockedTerms = z.object({ items: z.array(BlockedTerm) })

/** A word or a few, as searches are compared with it. */
const blockedTerm = line(60, 1).check(
  z.refine((value) => fold(value) !== '', 'Must have a letter or a digit'),
)

export const listBlockedSearchTerms = route({
  name: 'listBlockedSearchTerms',
  method: 'GET',
  path: '/api/admin/insights/searches/blocked',
  auth: 'admin',
  summary: 'Words that are neither counted nor shown as popular, newest first',
  response: BlockedTerms,
})

export const blockSearchTerm = route({
  name: 'blockSearchTerm',
  method: 'POST',
  path: '/api/admin/insights/searches/block',
  auth: 'admin',
  summary: 'Neither count nor show searches that have these words; a second call changes nothing',
  body: z.strictObject({ term: blockedTerm }),
  response: BlockedTerms,
  errors: ['blocked_term_limit', 'version_conflict'],
})

export const unblockSearchTerm = route({
  name: 'unblockSearchTerm',
  method: 'POST',
  path: '/api/admin/insights/searches/unblock',
  auth: 'admin',
  summary: 'Count searches that have these words again; a second call changes nothing',
  body: z.strictObject({ term: blockedTerm }),
  response: BlockedTerms,
  errors: ['version_conflict'],
})
