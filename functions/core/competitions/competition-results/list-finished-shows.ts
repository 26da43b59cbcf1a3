import { type Pool, poolsOf } from '#core/events/event-places/pools.ts'
import { type Counted, seasonCalendar } from '#core/events/events/season-calendar.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type {
  listFinishedShows as contract,
  FinishedShow,
} from '#shared/competitions/competition-results/finished-shows-contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { competitionResults, resultsOfEvent } from './competition-results.ts'
import { namesOfResults } from './shown-results.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract>; now: string }

/** Two who share the first place are both named. */
const mostWinners = 2

/** The events of a season that are over, with the winner of the class that the most people entered. */
export async function listFinishedShows({ params, query, now }: Asked): Promise<ResponseOf<typeof contract>> {
  const { counted, nextCursor } = await seasonCalendar({ ...params, ...query, when: 'past' }, now)
  const shows = await Promise.all(counted.map(wonShow))
  const namesOf = await namesOfResults(shows.flatMap(({ winners }) => winners))
  const items = shows.map(({ event, multiplier, classes, winners }): FinishedShow => {
    const { id, title, city, state, startsOn } = event
    const [first] = winners
    return {
      ...{ id, title, city, state, startsOn, classes },
      phase: phaseOf(event, now),
      multiplier,
      ...(first && {
        winner: {
          names: winners.map((one) => namesOf(one).competitorName),
          className: namesOf(first).className,
          score: first.score,
        },
      }),
    }
  })
  return { items, ...(nextCursor && { nextCursor }) }
}

async function wonShow({ event, multiplier }: Counted) {
  const pools = await poolsOf(event.id)
  const entered = enteredClasses(event, pools)
  return { event, multiplier, classes: entered.length, winners: await winnersOf(event, entered[0]) }
}

/** The classes that people entered, the largest first. */
function enteredClasses({ classes }: WholeEvent, pools: ReadonlyMap<string, Pool>): string[] {
  const taken = (key: string) => pools.get(key)?.taken ?? 0
  return classes
    .map(({ classKey }) => classKey as string)
    .filter((key) => taken(key) > 0)
    .toSorted((one, other) => taken(other) - taken(one))
}

/** First place of the largest class, or where that is not verified, of the first class that is. */
async function winnersOf({ id }: WholeEvent, largest: string | undefined): Promise<CompetitionResult[]> {
  const verified = { index: 'gsi3', pk: resultsOfEvent(id), limit: mostWinners } as const
  const first = largest
    ? await competitionResults.list({ ...verified, prefix: `${largest}#0001#` })
    : undefined
  const { items } = first?.items.length ? first : await competitionResults.list(verified)
  const [winner] = items
  return items.filter(
    ({ place, isZero, classKey }) => place === 1 && !isZero && classKey === winner?.classKey,
  )
}
