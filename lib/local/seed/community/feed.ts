import { comments } from '#core/community/feed/comments.ts'
import { joinedWeeks } from '#core/community/feed/joined-weeks.ts'
import { likes } from '#core/community/feed/likes.ts'
import { posts } from '#core/community/feed/posts.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoFeed } from './demo-feed.ts'

/** The actions of the demo members, and what they say about them. */
export const seed = (now: string) => {
  const feed = demoFeed([...demoUsers(now), ...demoMembers(now)], now)
  const absent = { absent: true } as const
  return [
    ...feed.posts.map((post) => posts.put(post, absent)),
    ...feed.weeks.map((week) => joinedWeeks.put(week, absent)),
    ...feed.likes.map((like) => likes.put(like, absent)),
    ...feed.comments.map((comment) => comments.put(comment, absent)),
  ]
}
