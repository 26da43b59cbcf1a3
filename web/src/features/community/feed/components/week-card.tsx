import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { JoinedWeek } from '#shared/community/feed/post.ts'
import { weekWords } from '#shared/community/feed/week-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** The list of those who joined, one by one. */
export const joinedPath = '/community?type=joined'

/** The people who joined in one week. */
export function WeekCard({ week }: { week: JoinedWeek }) {
  const titleId = useId()
  const [one] = week.people
  return (
    <article
      aria-labelledby={titleId}
      className="panel flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2"
    >
      <ul className="flex min-w-0 flex-wrap gap-2">
        {week.people.map(({ userId, name, profileImage, isPublic }) => (
          <li key={userId}>
            {isPublic ? (
              <Link to={`/member/${userId}`} title={name} className="block">
                <Avatar name={name} src={profileImage} size="sm" />
                <span className="sr-only">{name}</span>
              </Link>
            ) : (
              <>
                <Avatar name={name} src={profileImage} size="sm" />
                <span className="sr-only">{name}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <h2 id={titleId} className="min-w-0 text-base font-normal">
        {weekWords(week, new Date(serverNow()).toISOString(), one?.name)}
      </h2>
      <Link to={joinedPath} className="link ml-auto shrink-0 text-sm">
        See all<span className="sr-only"> who joined</span>
      </Link>
    </article>
  )
}
