import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localTime } from '#shared/time/local-time.ts'
import {
  listProjectVersions,
  restoreProjectVersion,
  saveProjectVersion,
} from '#shared/tool-projects/contract.ts'
import { ProjectId } from '#shared/tool-projects/tool-project.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import type { OpenProject } from '../state/autosave.ts'

export type ProjectVersionsProps = {
  project: OpenProject
  /** A version is of what the server has. */
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
  const [name, setName] = useState('')
  const key = ['tool-projects', 'versions', project.id]
  const pages = useInfiniteQuery(pagesQuery(listProjectVersions, { key, params }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })
  const keep = useCommand({
    send: (body: { name: string; note: string; version: number }, idempotencyKey) =>
      call(saveProjectVersion, { params, body }, { idempotencyKey }),
    onDone: refresh,
  })
  const restore = useCommand({
    send: (number: number, idempotencyKey) =>
      call(restoreProjectVersion, { params: { ...params, number }, body: { version } }, { idempotencyKey }),
    onDone: refresh,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Versions of ${project.name}`}
      description="Going back keeps what is there now as a version of its own."
    >
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!name.trim()) return
          keep.mutate(
            { name: name.trim(), note: '', version },
            { onSuccess: () => setName(''), onError: toastFailure },
          )
        }}
      >
        <Field
          label="Name of a new version"
          className="min-w-0 grow"
          {...(!isSaved && { hint: 'It can be kept once the project is saved.' })}
        >
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" disabled={!isSaved} busy={keep.isPending}>
          Keep version
        </Button>
      </form>
      <CursorList
        pages={pages}
        waiting={<div className="skeleton h-16" />}
        failed="The versions did not load"
        empty={<p className="text-dim">No version is kept yet.</p>}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((one) => (
              <li
                key={one.number}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
              >
                <span>
                  <span className="block font-semibold">{one.name}</span>
                  <span className="text-sm text-dim">{localTime(one.createdAt)}</span>
                </span>
                <Button
                  size="sm"
                  disabled={!isSaved}
                  busy={restore.isPending}
                  onClick={() =>
                    restore.mutate(one.number, {
                      onSuccess: () => {
                        toast.success(`${one.name} is back.`)
                        onRestored()
                        onClose()
                      },
                      onError: toastFailure,
                    })
                  }
                >
                  Go back to it<span className="sr-only">: {one.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </CursorList>
    </Dialog>
  )
}
