import { queryOptions } from '@tanstack/react-query'
import { getRulebook } from '#shared/rules/rulebooks/contract.ts'
import { leagueIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import { call } from '#web/lib/call.ts'

/** Reads as many seasons as a choice can offer, the newest first. */
export const seasonChoiceQuery = queryOptions({
  queryKey: ['leagues', 'seasons', 'choice'],
  queryFn: ({ signal }) => call(listSeasons, { query: { limit: 100 } }, { signal }),
})

/** The rulebook that an event names. */
export const pinnedRulebookQuery = ({ rulebookId, versionNo }: RulebookPin) =>
  queryOptions({
    queryKey: ['leagues', 'rulebook', rulebookId, versionNo],
    queryFn: ({ signal }) =>
      call(getRulebook, { params: { leagueId: leagueIdOf(rulebookId), versionNo } }, { signal }),
  })
