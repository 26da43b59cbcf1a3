import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NavigationRevision } from '#shared/content/navigation/admin-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { useRestoreMenu } from '../api/menu-commands.ts'
import { revisionsQuery } from '../api/menu-queries.ts'

type RevisionsDialogProps = { treeVersion: number; hasDraft: boolean; onClose: () => void }

/** The menus that were saved before, with a way to restore one of them. */
export function RevisionsDialog({ treeVersion, hasDraft, onClose }: RevisionsDialogProps) {
  const revisions = useQuery(revisionsQuery)
  const command = useRestoreMenu()
  const [restoring, setRestoring] = useState<NavigationRevision>()
  return (
    <>
      <Dialog
        open
        wide
        title="Earlier menus"
        description={
          hasDraft
            ? 'Save or discard your changes before you restore an earlier menu.'
            : 'The last 20 are kept.'
        }
        onClose={onClose}
      >
        {revisions.isPending && <ListSkeleton rows={5} flush />}
        {revisions.isError && (
          <QueryFailure
            title="The earlier menus did not load"
            error={revisions.error}
            retrying={revisions.isFetching}
            onRetry={() => void revisions.refetch()}
          />
        )}
        {revisions.data?.items.length === 0 && <p>The menu has not been changed yet.</p>}
        <ol aria-label="Earlier menus" className="divide-y divide-line">
          {revisions.data?.items.map((revision) => (
            <li
              key={revision.number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">{revision.what}</p>
                <p className="text-sm text-dim">
                  {[localTime(revision.savedAt), revision.savedBy, `${revision.entries} entries`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {revision.isCurrent ? (
                <Badge tone="success">Current</Badge>
              ) : (
                <Button size="sm" disabled={hasDraft} onClick={() => setRestoring(revision)}>
                  Restore<span className="sr-only">: {revision.what}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Dialog>
      {restoring && (
        <ConfirmCommand
          command={command}
          input={{ params: { number: restoring.number }, body: { treeVersion } }}
          title="Restore this menu?"
          description={`The menu becomes what it was on ${localTime(restoring.savedAt)}. You can restore the current one later.`}
          confirmLabel="Restore"
          done="Menu restored"
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  )
}
