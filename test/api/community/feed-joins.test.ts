import { expect, test } from 'vitest'
import { weekOfJoin } from '#core/community/feed/joined-weeks.ts'
import { feedPartition, posts } from '#core/community/feed/posts.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { listCommunityFeed } from '#shared/community/feed/contract.ts'
import type { JoinedWeek, Post } from '#shared/community/feed/post.ts'
import type { Client } from '#test/support/client.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** People who joined at some times, each with a post, as the fact of their registration makes it. */
async function joinedAt(times: readonly string[]) {
  const people = times.map(() => aPerson({ isPublicProfile: true }))
  await putPeople(people)
  await Promise.all(
    people.map(async ({ id }, index) => {
      const post = await putPost(id, { type: 'joined', createdAt: times[index] ?? '' })
      await untilUnchanged(
        async () => {
          const writes = await weekOfJoin(post)
          if (writes.length > 0) await commit(...writes)
        },
        { crowd: true },
      )
    }),
  )
  return people
}

type FeedItem = Post | JoinedWeek

/** Reads the feed in pages down to a time. */
async function feedDownTo(client: Client, at: string, limit: number) {
  const read: FeedItem[] = []
  let cursor: string | undefined
  do {
    const { body } = await client.call(listCommunityFeed, { query: { limit, ...(cursor && { cursor }) } })
    const page = [...body.items, ...body.weeks]
    expect(page.length).toBeLessThanOrEqual(limit)
    read.push(...page.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
    cursor = body.nextCursor
  } while (cursor && (read.at(-1)?.createdAt ?? '') > at)
  return read
}

const weekIn = (items: readonly FeedItem[], weekOn: string) =>
  items.filter((item): item is JoinedWeek => item.type === 'joined_week' && item.weekOn === weekOn)

test('people who join in a week are one item of the feed, however they come at once, from Monday to Sunday', async () => {
  const reader = await feedMember(url)
  const [, sunday, monday, third] = await joinedAt([
    '2033-01-02T23:59:59.999Z',
    '2033-01-09T23:59:59.999Z',
    '2033-01-03T00:00:00.000Z',
    '2033-01-05T12:00:00.000Z',
  ])
  const between = await putPost(reader.userId, { type: 'new_picture', createdAt: '2033-01-09T12:00:00.000Z' })
  const items = await feedDownTo(reader.client, '2033-01-01', 2)
  const [week, ...more] = weekIn(items, '2033-01-03')
  expect(more).toEqual([])
  expect(week).toMatchObject({ count: 3, hasMore: false, createdAt: '2033-01-09T23:59:59.999Z' })
  expect(week?.people.map(({ userId }) => userId)).toEqual([sunday?.id, third?.id, monday?.id])
  expect(weekIn(items, '2032-12-27')).toHaveLength(1)
  const ids = items.map(({ id }) => id)
  expect(ids.indexOf(between.id)).toBe(ids.indexOf('week_2033-01-03') + 1)
  expect(new Set(ids).size).toBe(ids.length)
  expect(items.some(({ type }) => type === 'joined')).toBe(false)

  const { body } = await reader.client.call(listCommunityFeed, { query: { type: 'joined', limit: 100 } })
  const joined = body.items.map(({ author }) => author.userId)
  expect(joined).toEqual(expect.arrayContaining([sunday?.id, third?.id, monday?.id]))

  await changeUser(sunday?.id ?? '', { isPublicProfile: false })
  const [without] = weekIn(await feedDownTo(reader.client, '2033-01-01', 20), '2033-01-03')
  expect(without).toMatchObject({ count: 2 })
  for (const one of [third, monday]) await changeUser(one?.id ?? '', { isPublicProfile: false })
  expect(weekIn(await feedDownTo(reader.client, '2033-01-01', 20), '2033-01-03')).toEqual([])
})

test('a week counts fifty people at most, and shows eight', async () => {
  const reader = await feedMember(url)
  const at = (minute: number) => new Date(Date.UTC(2033, 1, 1, 10, minute)).toISOString()
  await joinedAt(Array.from({ length: 52 }, (_, minute) => at(minute)))
  const [week] = weekIn(await feedDownTo(reader.client, '2033-01-31', 20), '2033-01-31')
  expect(week).toMatchObject({ count: 50, hasMore: true })
  expect(week?.people).toHaveLength(8)
})

test('a join that was in the feed before weeks were kept is not shown beside its week', async () => {
  const reader = await feedMember(url)
  const post = await putPost(reader.userId, { type: 'joined', createdAt: '2033-03-02T10:00:00.000Z' })
  const before = { gsi1pk: feedPartition, gsi1sk: `${post.createdAt}#${post.id}` }
  await writeBatch([{ PutRequest: { Item: { ...posts.item(post), ...before } } }])
  const items = await feedDownTo(reader.client, '2033-03-01', 20)
  expect(items.map(({ id }) => id)).not.toContain(post.id)
})
