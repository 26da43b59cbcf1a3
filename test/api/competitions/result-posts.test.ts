import { expect, test } from 'vitest'
import { posts, postsOfPartition } from '#core/community/feed/posts.ts'
import { postResults } from '#core/competitions/competition-results/post-results.ts'
import { listCommunityFeed, listMemberFeed, setTypeVisibility } from '#shared/community/feed/contract.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { Client } from '#test/support/client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putComment } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { classWithPlaces, placed } from '#test/support/placed-class.ts'
import { changeUser } from '#test/support/records.ts'
import { resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const world = await resultWorld()

const postsOf = async (userId: string) => {
  const { items } = await posts.list({ index: 'gsi2', pk: postsOfPartition(userId), limit: 20 })
  return items.filter(({ type }) => type === 'result_placed')
}

type Of = PlacedEntry['competitorId']
const four = () => Promise.all(Array.from({ length: 4 }, () => feedMember(url)))
const inOrder = (people: readonly { userId: string }[]) =>
  people.map(({ userId }, at) => placed(15100 - at * 10, at + 1, { competitorId: userId as Of }))

test('the first three places of a verified class are posted once, whatever comes twice or at once', async () => {
  const people = await four()
  const { event, write, facts } = await classWithPlaces(world)
  const named = { eventId: event.id, classKey: world.classKey }
  await write('provisional', inOrder(people))
  await facts('class.published')
  expect((await Promise.all(people.map(({ userId }) => postsOf(userId)))).flat()).toEqual([])
  await write('verified')
  await Promise.all([
    facts('class.verified', 'class.verified'),
    ...Array.from({ length: 5 }, () => postResults(named)),
  ])
  const made = await Promise.all(people.map(({ userId }) => postsOf(userId)))
  expect(made.map((own) => own.map(({ result }) => [result?.place, result?.score, result?.unit]))).toEqual([
    [[1, '151.00', 'dB']],
    [[2, '150.90', 'dB']],
    [[3, '150.80', 'dB']],
    [],
  ])
  expect(made[0]?.[0]?.title).toMatch(/^Took 1st in .+ at /)
  expect(made[0]?.[0]?.about).toEqual({
    type: 'event',
    id: event.id,
    href: `/events/${event.id}/results?class=${world.classKey}`,
  })
})

test('a guest is not posted, and the places behind one stay what they are', async () => {
  const [member] = await four()
  const { write, facts } = await classWithPlaces(world)
  await write('verified', [
    placed(15100, 1, { guestName: 'Gus Guest' }),
    placed(15090, 2, { competitorId: member?.userId as Of }),
  ])
  await facts('class.verified')
  expect((await postsOf(member?.userId ?? '')).map(({ result }) => result?.place)).toEqual([2])
})

test('a correction corrects the posts, and takes away those of a place that is gone with what is below them', async () => {
  const [first, second] = await four()
  const { write, facts } = await classWithPlaces(world)
  const entries = inOrder([first, second].flatMap((one) => one ?? []))
  const [won, next] = entries as [PlacedEntry, PlacedEntry]
  await write('verified', entries)
  await facts('class.verified')
  const [had] = await postsOf(first?.userId ?? '')
  if (!had) throw new Error('The first place has no post.')
  await putComment(had, second?.userId ?? '')
  await write('verified', [
    { ...won, status: 'disqualified', place: undefined, score: undefined },
    { ...next, place: 1 },
  ])
  await facts('class.verified')
  expect(await postsOf(first?.userId ?? '')).toEqual([])
  expect(
    (await postsOf(second?.userId ?? '')).map(({ result, version }) => [result?.place, version]),
  ).toEqual([[1, 2]])
  await write('void')
  await facts('class.voided')
  expect(await postsOf(second?.userId ?? '')).toEqual([])
})

test('the post follows what its member chose for results, and is gone while the profile is hidden', async () => {
  const [member, hidden, reader] = await four()
  if (!member || !hidden || !reader) throw new Error('People are missing.')
  expectSuccess(
    await member.client.call(setTypeVisibility, { body: { type: 'result_placed', visibility: 'members' } }),
  )
  const { write, facts } = await classWithPlaces(world)
  await write('verified', inOrder([member, hidden]))
  await facts('class.verified')
  await changeUser(hidden.userId, { isPublicProfile: false })
  const { body } = await reader.client.call(listCommunityFeed, {
    query: { type: 'result_placed', limit: 100 },
  })
  const authors = body.items.map(({ author }) => author.userId)
  expect(authors).toContain(member.userId)
  expect(authors).not.toContain(hidden.userId)
  const open = await visitor.call(listMemberFeed, { params: { userId: member.userId }, query: {} })
  expect(open.body.items).toEqual([])
})
