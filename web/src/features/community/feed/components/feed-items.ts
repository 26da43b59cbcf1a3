import type { JoinedWeek, Post } from '#shared/community/feed/post.ts'

/** Posts and the weeks in which people joined, newest first. */
export const feedItems = (posts: readonly Post[], weeks: readonly JoinedWeek[]): (Post | JoinedWeek)[] =>
  [...posts, ...weeks].toSorted((a, b) =>
    a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0,
  )
