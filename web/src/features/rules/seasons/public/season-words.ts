import type { Season, SeasonTie } from '#shared/rules/seasons/season.ts'

type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'eligibility' | 'ties' | 'teamBestPerEvent'>

const tieWords: Record<SeasonTie, string> = {
  wins: 'most wins',
  seconds: 'most second places',
  thirds: 'most third places',
  best_score: 'best score',
}

function whoWords({ leagueNumber, paidMembership }: Rules['eligibility']): string {
  if (leagueNumber && paidMembership)
    return 'Members with a valid league number and a paid membership on event day.'
  if (leagueNumber) return 'Members with a valid league number on event day.'
  if (paidMembership) return 'Members with a paid membership on event day.'
  return 'Everyone with an account.'
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The rules of a season beside its table of points, name by sentence. */
export function seasonRules(season: Rules): [name: string, value: string][] {
  const { pointsTable, bestN, minEvents, eligibility, ties, teamBestPerEvent } = season
  const { perEntry } = pointsTable
  const rules: (readonly [name: string, value: string] | false)[] = [
    perEntry > 0 && ['Entry', `${perEntry} ${perEntry === 1 ? 'point' : 'points'} for taking part.`],
    ['Counted', bestN === undefined ? 'All events.' : bestN === 1 ? 'Best event.' : `Best ${bestN} events.`],
    minEvents > 0 && ['Ranked', `After ${minEvents === 1 ? '1 event' : `${minEvents} events`}.`],
    ['Eligible', whoWords(eligibility)],
    [
      'Ties',
      ties.length === 0
        ? 'Ties share the place.'
        : `${upper(ties.map((tie) => tieWords[tie]).join(', then '))}. Remaining ties share the place.`,
    ],
    ['Teams', `Best ${teamBestPerEvent === 1 ? 'result' : `${teamBestPerEvent} results`} at each event.`],
  ]
  return rules.flatMap((rule) => (rule ? [[...rule] as [string, string]] : []))
}
