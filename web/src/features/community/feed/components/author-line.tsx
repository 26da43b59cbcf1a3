import type { FeedAuthor } from '#shared/community/feed/post.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { AuthorName } from './author-name.tsx'

type AuthorLineProps = { author: FeedAuthor; at: string; note?: string | undefined }

/** Shows the author and the time. */
export const AuthorLine = ({ author, at, note }: AuthorLineProps) => (
  <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
    <AuthorName author={author} />
    <span className="text-sm text-dim">
      {membershipLabels[author.membershipType]} · <TimeAgo at={at} />
      {note && ` · ${note}`}
    </span>
  </div>
)
