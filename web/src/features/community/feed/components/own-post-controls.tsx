import type { Post } from '#shared/community/feed/post.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { toast } from '#web/ui/toast.ts'
import { usePostVisibility } from '../api/feed-commands.ts'
import { VisibilitySelect } from './visibility-select.tsx'
import { visibilityLabels } from './visibility-words.ts'

/** Sets who sees the member's own post, with the reason when fewer people can. */
export function OwnPostControls({ post }: { post: Post }) {
  const { title, visibility, seenBy, hiddenReason } = post
  const command = usePostVisibility(post)
  return (
    <div className="mt-2 grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-dim">Who sees it</span>
        <span className="w-40">
          <VisibilitySelect
            label={`Who sees “${title}”`}
            value={visibility}
            busy={command.isPending}
            onChange={(chosen) =>
              void command
                .mutateAsync(chosen)
                .then(() => toast.success(`Who sees it: ${visibilityLabels[chosen]}`), toastFailure)
            }
          />
        </span>
      </div>
      {hiddenReason !== undefined ? (
        <p className="text-sm text-warn-ink">Hidden by an administrator: {hiddenReason}</p>
      ) : (
        seenBy !== visibility && (
          <p className="text-sm text-dim">Only you see it while your profile is not public.</p>
        )
      )}
    </div>
  )
}
