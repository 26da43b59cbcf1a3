import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { blockedMembersQuery } from '../api/block-commands.ts'
import { UnblockButton } from './unblock-button.tsx'

/** Whom the reader blocks, each with the way back. */
export function BlockedMembersDialog({ onClose }: { onClose: () => void }) {
  const pages = useInfiniteQuery(blockedMembersQuery)
  return (
    <Dialog
      open
      title="Blocked members"
      description="You cannot message, reserve from, or sell to each other. We don’t tell them."
      onClose={onClose}
    >
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={2} />}
        failed="The blocked members did not load"
        empty={<p className="text-dim">You have not blocked anyone.</p>}
      >
        {(members) => (
          <ul aria-label="Blocked members" className="divide-y divide-line">
            {members.map(({ userId, name, blockedAt }) => (
              <li key={userId} className="flex items-center justify-between gap-3 py-3">
                <p className="min-w-0">
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="text-sm text-dim">
                    Blocked <TimeAgo at={blockedAt} />
                  </span>
                </p>
                <UnblockButton userId={userId} name={name} />
              </li>
            ))}
          </ul>
        )}
      </CursorList>
    </Dialog>
  )
}
