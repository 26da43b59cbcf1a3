import type * as z from 'zod/mini'
import type { Multiplier } from '#shared/rules/seasons/points-table.ts'
import type { Season, SeasonTie } from '#shared/rules/seasons/season.ts'

type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'eligibility' | 'ties' | 'teamBestPerEvent'>

const times: Record<z.infer<typeof Multiplier>, string> = {
  1: 'once',
  2: 'twice',
  3: '3 times',
  4: '4 times',
}

/** Says how much an event counts in a season. */
export const timesWords = (multiplier: number): string => `Counts ${times[multiplier]}`

const list = new Intl.ListFormat('en-US')
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`

/** The points of places at an event with this multiplier. */
export function stepWords({ places, others }: Rules['pointsTable']['steps'][number]): string {
  const worth =
    places.length === 1
      ? `First place gets ${points(places[0] ?? 0)}`
      : `Places 1 to ${places.length} get ${list.format(places.map(String))} points`
  return `${worth}${others === 0 ? ', and other places get none' : `, and every other place gets ${others}`}.`
}

const tieWords: Record<SeasonTie, string> = {
  wins: 'more wins',
  seconds: 'more second places',
  thirds: 'more third places',
  best_score: 'the best score',
}

function whoWords({ leagueNumber, paidMembership }: Rules['eligibility']): string {
  if (leagueNumber && paidMembership)
    return 'Members with a number of the league and a paid membership, both valid on the day of the event'
  if (leagueNumber) return 'Members whose number of the league is valid on the day of the event'
  if (paidMembership) return 'Members whose paid membership is active on the day of the event'
  return 'Everyone with an account'
}

/** The rules of a season, name by sentence, as everyone reads them. */
export function seasonRules(season: Rules): [name: string, value: string][] {
  const { pointsTable, bestN, minEvents, eligibility, ties, teamBestPerEvent } = season
  const { steps, perEntry } = pointsTable
  return [
    ...steps
      .toSorted((one, other) => one.multiplier - other.multiplier)
      .map((step): [string, string] => [timesWords(step.multiplier), stepWords(step)]),
    ...(perEntry > 0
      ? [
          ['Taking part', `${points(perEntry)} for each entry, even without points for a place.`] as [
            string,
            string,
          ],
        ]
      : []),
    [
      'Events',
      bestN === undefined ? 'All events count.' : `The best ${bestN} events of each competitor count.`,
    ],
    ...(minEvents > 0
      ? [
          ['To be ranked', `Competitors need ${minEvents === 1 ? '1 event' : `${minEvents} events`}.`] as [
            string,
            string,
          ],
        ]
      : []),
    ['Who earns points', `${whoWords(eligibility)}.`],
    [
      'Equal points',
      ties.length === 0
        ? 'Competitors with equal points share the place.'
        : `Decided by ${ties.map((tie) => tieWords[tie]).join(', then ')}. A tie that remains is shared.`,
    ],
    [
      'Teams',
      `At each event, the best ${teamBestPerEvent === 1 ? 'result' : `${teamBestPerEvent} results`} of a team count.`,
    ],
  ]
}
