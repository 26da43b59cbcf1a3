import { MessageSquare } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Post } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthorLine } from './author-line.tsx'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'

type PostCardProps = {
  post: Post
  /** On the screen of the post itself, the comments are open from the beginning. */
  commentsOpen?: boolean
  titleLevel?: 1 | 2
  /** The choices of its member. */
  children?: ReactNode
}

/** A post as members see it, with their actions. */
export function PostCard({ post, commentsOpen = false, titleLevel = 2, children }: PostCardProps) {
  const { id, author, title, description, about, image, commentCount, createdAt, isMine } = post
  const [isOpen, setOpen] = useState(commentsOpen)
  const commentsId = useId()
  const Title = `h${titleLevel}` as const
  return (
    <article aria-labelledby={`${commentsId}-title`} className="panel">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 p-4 sm:p-5">
        <Avatar name={author.name} src={author.profileImage} />
        <div className="min-w-0">
          <AuthorLine author={author} at={createdAt} />
          <Title id={`${commentsId}-title`} className="text-lg wrap-anywhere">
            <Link to={postPath(id)} className="hover:underline">
              {title}
            </Link>
          </Title>
          {description && <p className="mt-1 max-w-prose text-dim wrap-anywhere">{description}</p>}
          {image && <img src={image} alt="" loading="lazy" className="mt-3 max-h-80 rounded-sm" />}
          {about && (
            <p className="mt-2">
              <Link to={about.href} className="link">
                Open<span className="sr-only"> {title}</span>
              </Link>
            </p>
          )}
          {children}
        </div>
        <div className="col-start-2 -ml-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <LikeButton post={post} />
          <span className="inline-flex items-center">
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? commentsId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <MessageSquare aria-hidden="true" className="size-4" />
              Comments
              <span className="sr-only">
                {' '}
                on {title}, {author.name}
              </span>
            </Button>
            <span className="readout ml-1 min-w-6 text-sm text-dim">
              {commentCount}
              <span className="sr-only">{commentCount === 1 ? ' comment' : ' comments'}</span>
            </span>
          </span>
          {!isMine && <ReportButton subject={{ type: 'post', id }} of={`${title}, ${author.name}`} />}
        </div>
      </div>
      {isOpen && (
        <div id={commentsId} className="border-t border-line p-4 sm:px-5">
          <Comments post={post} />
        </div>
      )}
    </article>
  )
}
