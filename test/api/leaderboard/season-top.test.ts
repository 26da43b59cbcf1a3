import { expect, test } from 'vitest'
import { getSeasonTop } from '#shared/leaderboard/standings/season-top-contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putSeason } from '#test/support/leagues.ts'
import { anEventOf, aRunningSeason, competitors, placedAs, settled } from '#test/support/points.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const topOf = (seasonId: Season['id']) => visitor.call(getSeasonTop, { params: { seasonId } })

test('a season leads with the first five of its largest class, and names the other classes', async () => {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const people = await competitors(6)
  await settled(
    event,
    'S1',
    people.map(({ id }, at) => placedAs(id, at + 1)),
  )
  await settled(event, 'S2', [placedAs(people[0]?.id, 1)])
  const { body } = await topOf(running.season.id)
  expect(body.classes.map(({ classKey, competitors: ranked }) => [classKey, ranked])).toEqual([
    ['S1', 6],
    ['S2', 1],
  ])
  expect(body.top).toMatchObject({ classKey: 'S1', competitors: 6 })
  expect(body.top?.rows.map(({ name, rank }) => [name, rank])).toEqual(
    [1, 2, 3, 4, 5].map((rank) => [`Racer ${rank}`, rank]),
  )
})

test('the top of a season shows the pictures that members show, and no others', async () => {
  const running = await aRunningSeason()
  const picture = { profileImage: '/media/profile-pictures/one.webp', isPublicProfile: true }
  const publicFields = ['profileImage' as const]
  const [shows] = await competitors(1, { ...picture, publicFields })
  const [keeps] = await competitors(1, { ...picture, publicFields: [] })
  const [hides] = await competitors(1, { ...picture, publicFields, isPublicProfile: false })
  await settled(
    await anEventOf(running, 5),
    'S1',
    [shows, keeps, hides].map((one, at) => placedAs(one?.id, at + 1)),
  )
  const { body } = await topOf(running.season.id)
  expect(body.top?.rows.map(({ pictureUrl }) => pictureUrl)).toEqual([
    picture.profileImage,
    undefined,
    undefined,
  ])
})

test('a season in which no one is ranked has no top, and a draft is not found', async () => {
  const { season, leagueId } = await aRunningSeason()
  expect((await topOf(season.id)).body).toEqual({ classes: [] })
  const draft = await putSeason(leagueId)
  expectProblem(await topOf(draft.id), 404, 'season_not_found')
})
