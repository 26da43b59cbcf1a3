import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoFeed } from './demo-feed.ts'

const now = '2026-01-01T00:00:00.000Z'
const people = [...demoUsers(now), ...demoMembers(now)]
const feed = demoFeed(people, now)

test('the demo feed has 140 posts with 0 to 37 likes and 60 comments, the same each time', () => {
  expect(feed.posts).toHaveLength(140)
  expect(feed.comments).toHaveLength(60)
  const counts = feed.posts.map(({ likeCount }) => likeCount)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 37])
  expect(demoFeed(people, now)).toEqual(feed)
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
