import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProjectId, type ProjectVersion } from '#shared/tools/tool-projects/tool-project.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { projectVersionsQuery } from '../api/project-queries.ts'
import { useDeleteVersion, useRestoreVersion } from '../api/version-commands.ts'
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
  const [deleting, setDeleting] = useState<ProjectVersion>()
  const pages = useInfiniteQuery(projectVersionsQuery(params.projectId))
  const restore = useRestoreVersion()
  const remove = useDeleteVersion()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Versions of ${project.name}`}
      description="Going back keeps the current state as its own version."
    >
      <VersionForm project={project} isSaved={isSaved} />
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
                  restore.mutate(
                    { params: { ...params, number: one.number }, body: { version } },
                    {
                      onSuccess: () => {
                        toast.success(`${one.name} is back.`)
                        onRestored()
                        onClose()
                      },
                      onError: toastFailure,
                    },
                  )
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
          input={{ params: { ...params, number: deleting.number } }}
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
