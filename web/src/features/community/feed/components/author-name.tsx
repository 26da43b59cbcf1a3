import { Link } from 'react-router-dom'
import type { FeedAuthor } from '#shared/community/feed/post.ts'

/** The name of a member. Only a public profile gets a link. */
export const AuthorName = ({ author: { name, userId, isPublic } }: { author: FeedAuthor }) =>
  isPublic ? (
    <Link to={`/member/${userId}`} className="font-semibold hover:underline">
      {name}
    </Link>
  ) : (
    <span className="font-semibold">{name}</span>
  )
