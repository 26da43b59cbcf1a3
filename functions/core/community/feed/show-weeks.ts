import { feedAuthor } from '#shared/community/feed/feed-author.ts'
import { countedOfWeek, facesOfWeek, type JoinedWeek } from '#shared/community/feed/post.ts'
import { seenBy } from '#shared/community/feed/seen-by.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { authorsOf } from './authors-of.ts'
import { posts, typePartition } from './posts.ts'

type Week = { weekOn: string; latestAt: string }

/** The people who joined in some weeks and are shown now; a week of which no one is shown is left out. */
export async function showWeeks(weeks: readonly Week[]): Promise<JoinedWeek[]> {
  const joins = await Promise.all(
    weeks.map(({ weekOn }) =>
      posts.list({
        index: 'gsi3',
        pk: typePartition('joined'),
        between: [weekOn, addDays(weekOn, 7)],
        newestFirst: true,
        limit: countedOfWeek,
      }),
    ),
  )
  const authors = await authorsOf(joins.flatMap(({ items }) => items))
  return weeks.flatMap(({ weekOn, latestAt }, at) => {
    const { items = [], nextCursor } = joins[at] ?? {}
    const shown = items.flatMap((post) => {
      const author = authors.get(post.userId)
      return author && seenBy(post, author) !== 'me' ? [author] : []
    })
    if (shown.length === 0) return []
    return [
      {
        id: `week_${weekOn}`,
        type: 'joined_week' as const,
        weekOn,
        count: shown.length,
        hasMore: nextCursor !== undefined,
        people: shown.slice(0, facesOfWeek).map(feedAuthor),
        createdAt: latestAt,
      },
    ]
  })
}
