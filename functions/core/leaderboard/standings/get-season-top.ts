import { usersById } from '#core/platform/users/users-by-id.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { busiestClass } from '#shared/leaderboard/standings/busiest-class.ts'
import type {
  getSeasonTop as contract,
  SeasonTop,
  TopRow,
} from '#shared/leaderboard/standings/season-top-contract.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { classesOfSeason, rankedClasses } from './ranked-classes.ts'
import { standings, standingsOf } from './standings.ts'

/** The most classes a rulebook has. */
const mostClasses = 200
const shown = 5

/** The top of the largest class of a season, and the classes in which people are ranked. */
export async function getSeasonTop({ params }: { params: ParamsOf<typeof contract> }): Promise<SeasonTop> {
  const { id } = await getSeason({ params })
  const { items } = await rankedClasses.list({ pk: classesOfSeason(id), limit: mostClasses })
  const classes = items
    .filter(({ competitors }) => competitors > 0)
    .map(({ classKey, name, competitors }) => ({ classKey, name, competitors }))
  const busiest = busiestClass(classes)
  return { classes, ...(busiest && { top: { ...busiest, rows: await topRows(id, busiest.classKey) } }) }
}

/** Names in results are public; a picture only if its member shows it. */
async function topRows(seasonId: string, classKey: string): Promise<TopRow[]> {
  const pk = standingsOf(seasonId, classKey, 'all')
  const { items } = await standings.list({ index: 'gsi1', pk, limit: shown })
  const people = await usersById(items.map(({ competitorId }) => competitorId))
  return items.map(({ competitorId, rank, isTied, points }) => {
    const person = people.get(competitorId)
    const pictureUrl = person && publicMember(person)?.profileImage
    return {
      competitorId,
      name: person ? publicName(person) : 'Former member',
      ...(pictureUrl && { pictureUrl }),
      rank,
      isTied,
      points,
    }
  })
}
