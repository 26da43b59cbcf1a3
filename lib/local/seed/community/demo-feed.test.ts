import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { weekOf } from '#shared/community/feed/week-of.ts'
import { demoFeed } from './demo-feed.ts'

const now = '2026-01-01T00:00:00.000Z'
const people = [...demoUsers(now), ...demoMembers(now)]
const feed = demoFeed(people, now)

test('the demo feed shows the sport, with likes and 60 comments, the same each time', () => {
  const count = (type: string) => feed.posts.filter((post) => post.type === type).length
  expect(count('result_placed')).toBeGreaterThan(10)
  expect(count('record_set')).toBeGreaterThan(2)
  expect(count('event_published')).toBeGreaterThan(5)
  expect(count('team_founded')).toBeGreaterThan(2)
  expect(count('new_picture')).toBeLessThan(6)
  expect(feed.comments).toHaveLength(60)
  const counts = feed.posts.map(({ likeCount }) => likeCount)
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBeGreaterThan(30)
  expect(demoFeed(people, now)).toEqual(feed)
})

test('every week in which someone joined stands in the demo feed once, where the latest of them would', () => {
  const joins = feed.posts.filter(({ type }) => type === 'joined').map(({ createdAt }) => createdAt)
  expect(new Set(feed.weeks.map(({ weekOn }) => weekOn)).size).toBe(feed.weeks.length)
  for (const { weekOn, latestAt } of feed.weeks)
    expect(
      joins
        .filter((at) => weekOf(at) === weekOn)
        .toSorted()
        .at(-1),
    ).toBe(latestAt)
  expect(feed.weeks.map(({ weekOn }) => weekOn).toSorted()).toEqual(
    [...new Set(joins.map(weekOf))].toSorted(),
  )
})

test('figures are what they count, nothing is of the future, and ids are of one thing each', () => {
  for (const { id, likeCount, commentCount, userId, createdAt } of feed.posts) {
    const likers = feed.likes.filter(({ postId }) => postId === id).map((like) => like.userId)
    expect([likeCount, new Set(likers).size]).toEqual([likers.length, likers.length])
    expect(likers).not.toContain(userId)
    expect(commentCount).toBe(feed.comments.filter(({ postId }) => postId === id).length)
    expect(createdAt <= now).toBe(true)
  }
  const ids = [...feed.posts, ...feed.comments].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(feed.comments.every(({ createdAt }) => createdAt <= now)).toBe(true)
})
