import { blockedTerms } from '#core/content/search/blocked-terms.ts'
import { rankPartition, searchRanks } from '#core/content/search/search-ranks.ts'
import { searchDays } from '#core/content/search/search-tallies.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSearchReport as contract } from '#shared/content/search/contract.ts'
import { isBlocked } from '#shared/content/search/is-blocked.ts'
import type { RankedDays } from '#shared/content/search/search-tally.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

const ranksShown = 50
/** More than are shown, because some may be blocked. */
const ranksRead = 150

async function getSearchReport({ query, now }: ApiRequest<typeof contract>) {
  const over = Number(query.days) as RankedDays
  const throughOn = addDays(now.slice(0, 10), -1)
  const first = addDays(throughOn, 1 - over)
  const [{ items: known }, top, notFound, { terms }] = await Promise.all([
    searchDays.list({ pk: 'SEARCH_DAYS', between: [first, throughOn], limit: over }),
    searchRanks.list({ pk: rankPartition(over, 'top'), limit: ranksRead, newestFirst: true }),
    searchRanks.list({ pk: rankPartition(over, 'not-found'), limit: ranksRead, newestFirst: true }),
    blockedTerms({ consistent: true }),
  ])
  const blocked = terms.map(({ term }) => term)
  const shown = ({ items }: typeof top) =>
    items
      .filter((item) => !isBlocked(item.query, blocked))
      .slice(0, ranksShown)
      .map((item) => ({ query: item.query, searches: item.callers, withoutResults: item.zero }))
  const days = new Map(known.map((item) => [item.day, item]))
  const trend = Array.from({ length: over }, (_, at) => {
    const on = addDays(first, at)
    return { on, searches: days.get(on)?.callers ?? 0, withoutResults: days.get(on)?.zero ?? 0 }
  })
  const sum = (figure: 'searches' | 'withoutResults') => trend.reduce((total, day) => total + day[figure], 0)
  return {
    throughOn,
    searches: sum('searches'),
    withoutResults: sum('withoutResults'),
    trend,
    top: shown(top),
    notFound: shown(notFound),
  }
}

export const handler = endpoint(contract, getSearchReport)
