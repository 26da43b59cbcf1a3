import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteProjectVersion,
  listProjectVersions,
  restoreProjectVersion,
} from '#shared/tools/tool-projects/contract.ts'
import { ProjectId, type ProjectVersion } from '#shared/tools/tool-projects/tool-project.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { OpenProject } from '../state/autosave.ts'
import { VersionForm } from './version-form.tsx'
import { VersionRow } from './version-row.tsx'

export type ProjectVersionsProps = {
  project: OpenProject
  /** True when everything is saved. A version captures what the server has. */
  isSaved: boolean
  onRestored: () => void
}

/** Named states of a project to go back to. */
export function ProjectVersions(props: ProjectVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Versions</Button>
      {isOpen && <VersionsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function VersionsDialog({
  project,
  isSaved,
  onRestored,
  onClose,
}: ProjectVersionsProps & { onClose: () => void }) {
  const params = { projectId: ProjectId.parse(project.id) }
  const { version } = project
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState<ProjectVersion>()
  const key = ['tool-projects', 'versions', project.id]
  const pages = useInfiniteQuery(pagesQuery(listProjectVersions, { key, params }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })
  const restore = useCommand({
    send: (number: number, idempotencyKey) =>
      call(restoreProjectVersion, { params: { ...params, number }, body: { version } }, { idempotencyKey }),
    onDone: refresh,
  })
  const remove = useCommand({
    send: (number: number, idempotencyKey) =>
      call(deleteProjectVersion, { params: { ...params, number } }, { idempotencyKey }),
    onDone: refresh,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Versions of ${project.name}`}
      description="Going back keeps the current state as its own version."
    >
      <VersionForm project={project} isSaved={isSaved} onKept={refresh} />
      <CursorList
        pages={pages}
        waiting={<div className="skeleton h-16" />}
        failed="The versions did not load"
        empty={<p className="text-dim">No version is kept yet.</p>}
      >
        {(items) => (
          <ul aria-label="Versions" className="grid gap-3">
            {items.map((one) => (
              <VersionRow
                key={one.number}
                version={one}
                isSaved={isSaved}
                isRestoring={restore.isPending}
                onRestore={() =>
                  restore.mutate(one.number, {
                    onSuccess: () => {
                      toast.success(`${one.name} is back.`)
                      onRestored()
                      onClose()
                    },
                    onError: toastFailure,
                  })
                }
                onDelete={() => setDeleting(one)}
              />
            ))}
          </ul>
        )}
      </CursorList>
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={deleting.number}
          title={`Delete ${deleting.name}?`}
          description="The project itself stays as it is. This version cannot be brought back."
          confirmLabel="Delete"
          danger
          done={`${deleting.name} is deleted.`}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Dialog>
  )
}
