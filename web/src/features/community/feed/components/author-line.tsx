import { Link } from 'react-router-dom'
import type { FeedAuthor } from '#shared/community/feed/post.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'

type AuthorLineProps = { author: FeedAuthor; at: string; note?: string | undefined }

/** Shows the author and the time. Only a public profile gets a link. */
export function AuthorLine({ author, at, note }: AuthorLineProps) {
  const { name, userId, isPublic, membershipType } = author
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
      {isPublic ? (
        <Link to={`/member/${userId}`} className="font-semibold hover:underline">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="text-sm text-dim">
        {membershipLabels[membershipType]} · <TimeAgo at={at} />
        {note && ` · ${note}`}
      </span>
    </div>
  )
}
