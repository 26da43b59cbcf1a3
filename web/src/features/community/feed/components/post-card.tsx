import { MessageSquare } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Post } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'
import { postSentence, postWords } from '#shared/community/feed/post-sentence.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ReportMenu } from '#web/features/platform/reports/components/report-menu.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthorName } from './author-name.tsx'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'
import { PostFacts } from './post-facts.tsx'

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
  const { id, author, description, commentCount, createdAt, isMine } = post
  const [isOpen, setOpen] = useState(commentsOpen)
  const commentsId = useId()
  const Title = `h${titleLevel}` as const
  const sentence = postSentence(post)
  return (
    <article aria-labelledby={`${commentsId}-title`} className="panel">
      <div className="flex gap-3 px-4 pt-3 pb-1">
        <Avatar name={author.name} src={author.profileImage} />
        <div className="min-w-0 grow">
          <Title id={`${commentsId}-title`} className="text-base font-normal wrap-anywhere">
            <AuthorName author={author} />{' '}
            <Link to={postPath(id)} className="hover:underline">
              <Words post={post} />
            </Link>
          </Title>
          {description && <p className="mt-1 max-w-prose text-dim wrap-anywhere">{description}</p>}
          <PostFacts post={post} isLarge={commentsOpen} />
          {children}
          <div className="flex items-center gap-2">
            <span className="grow text-sm text-dim">
              <span className="max-sm:hidden">{membershipLabels[author.membershipType]} · </span>
              <TimeAgo at={createdAt} />
            </span>
            <span className="flex items-center">
              <LikeButton post={post} />
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={isOpen}
                aria-controls={isOpen ? commentsId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <MessageSquare aria-hidden="true" className="size-4" />
                <span className="sr-only">Comments on {sentence}</span>
              </Button>
              <span className="readout min-w-6 text-sm text-dim">
                {commentCount}
                <span className="sr-only">{commentCount === 1 ? ' comment' : ' comments'}</span>
              </span>
              {!isMine && <ReportMenu subject={{ type: 'post', id }} of={sentence} />}
            </span>
          </div>
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

/** The words of a post, a measured score in them as such. */
function Words({ post }: { post: Post }) {
  const { score, unit } = post.result ?? {}
  const measured = [score, unit].filter(Boolean).join(' ')
  const [before = '', after] = measured ? postWords(post).split(measured) : [postWords(post)]
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          <span className="font-semibold">{measured}</span>
          {after}
        </>
      )}
    </>
  )
}
