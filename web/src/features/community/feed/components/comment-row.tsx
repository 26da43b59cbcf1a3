import { useEffect, useState } from 'react'
import type { Comment, Post } from '#shared/community/feed/post.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { ReportMenu } from '#web/features/platform/reports/components/report-menu.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDeleteComment, useEditComment } from '../api/comment-commands.ts'
import { AuthorLine } from './author-line.tsx'
import { CommentForm } from './comment-form.tsx'

type CommentRowProps = { comment: Comment; post: Post }

/** A comment with the reader's actions. */
export function CommentRow({ comment, post }: CommentRowProps) {
  const { author, text, isMine, isHidden, mayDelete, editedAt, createdAt } = comment
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const isEditable = useIsEditable(comment)
  const edit = useEditComment(comment)
  const remove = useDeleteComment(comment)
  const stop = () => setDoing(undefined)
  const beginning = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
      <Avatar name={author.name} src={author.profileImage} size="sm" />
      <div className="min-w-0">
        <AuthorLine author={author} at={createdAt} note={editedAt && 'edited'} />
        {doing === 'edit' ? (
          <CommentForm
            label="Edit your comment"
            submitLabel="Save comment"
            text={text}
            command={edit}
            onDone={() => {
              stop()
              toast.success('Comment saved')
            }}
            onCancel={stop}
          />
        ) : (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
        )}
        {isHidden && (
          <p className="text-sm text-dim">
            Only you see this comment. Members reported it, and an administrator will review it.
          </p>
        )}
        {doing !== 'edit' && (isEditable || mayDelete) && (
          <div className="-ml-2 flex flex-wrap gap-x-2">
            {isEditable && (
              <Button data-own size="sm" variant="ghost" onClick={() => setDoing('edit')}>
                Edit<span className="sr-only"> your comment “{beginning}”</span>
              </Button>
            )}
            {mayDelete && (
              <Button data-own size="sm" variant="ghost" onClick={() => setDoing('delete')}>
                Delete<span className="sr-only"> the comment “{beginning}”</span>
              </Button>
            )}
          </div>
        )}
        {doing === 'delete' &&
          (isMine || post.isMine ? (
            <ConfirmCommand
              title="Delete this comment?"
              description="It is deleted for good, with its notification."
              confirmLabel="Delete"
              danger
              command={remove}
              input=""
              done="Comment deleted"
              onClose={stop}
            />
          ) : (
            <ReasonCommand
              danger
              title="Delete this comment?"
              description={`It is deleted for good. ${author.name} will see your reason.`}
              confirmLabel="Delete"
              done="Comment deleted"
              cancelLabel="Cancel"
              least={1}
              missing="Give a reason"
              most={200}
              command={remove}
              inputOf={(reason) => reason}
              onClose={stop}
            />
          ))}
      </div>
      {!isMine && (
        <div className="-my-2">
          <ReportMenu
            subject={{ type: 'comment', id: `${post.id}/${comment.id}` }}
            of={`the comment “${beginning}”`}
          />
        </div>
      )}
    </li>
  )
}

/** Tells whether the comment can still be edited. It follows the clock while the comment is on the screen. */
function useIsEditable({ isMine, editableUntil }: Comment): boolean {
  const [now, setNow] = useState(serverNow)
  const msLeft = Date.parse(editableUntil) - now
  const isOpen = isMine && msLeft > 0
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setNow(serverNow()), msLeft)
    return () => clearTimeout(timer)
  }, [isOpen, msLeft])
  return isOpen
}
