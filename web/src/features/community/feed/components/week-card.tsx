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
  return (
    <article aria-labelledby={titleId} className="panel px-4 py-3">
      <h2 id={titleId} className="text-base font-semibold">
        {weekWords(week, new Date(serverNow()).toISOString())}
      </h2>
      <div className="mt-2 flex items-center gap-3">
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
        <Link to={joinedPath} className="link ml-auto shrink-0 text-sm">
          See all<span className="sr-only"> who joined</span>
        </Link>
      </div>
    </article>
  )
}
