import { Heart } from 'lucide-react'
import type { Post } from '#shared/community/feed/post.ts'
import { postSentence } from '#shared/community/feed/post-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useLike } from '../api/feed-commands.ts'

/** The heart below a post, with how many have pressed it, which is said when it changes. */
export function LikeButton({ post }: { post: Post }) {
  const { isLiked, likeCount } = post
  const like = useLike(post)
  return (
    <span className="inline-flex items-center">
      <Button
        data-own
        size="sm"
        variant="ghost"
        aria-pressed={isLiked}
        onClick={() => like.mutate(!isLiked)}
        className={cx(isLiked && 'text-clip-ink')}
      >
        <Heart aria-hidden="true" className={cx('size-4', isLiked && 'fill-current')} />
        <span className="sr-only">Like: {postSentence(post)}</span>
      </Button>
      <span aria-live="polite" className="readout min-w-6 text-sm text-dim">
        {likeCount}
        <span className="sr-only">{likeCount === 1 ? ' like' : ' likes'}</span>
      </span>
    </span>
  )
}
