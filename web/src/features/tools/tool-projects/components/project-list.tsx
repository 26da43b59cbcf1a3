import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteProject } from '#shared/tools/tool-projects/contract.ts'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { projectsQuery } from '../api/project-queries.ts'
import type { ProjectTool } from '../tool.ts'

export type ProjectListProps = {
  openId: string | undefined
  tool: Pick<ProjectTool<never>, 'kind' | 'words'>
  /** A project has been deleted. */
  onForgotten: (id: string) => void
}

/** The projects that the member keeps of a tool, each with a way to delete it. */
export function ProjectList({ openId, tool, onForgotten }: ProjectListProps) {
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery(projectsQuery(tool.kind))
  const [deleting, setDeleting] = useState<{ id: string; name: string }>()
  const remove = useCommand({
    send: (id: string, idempotencyKey) =>
      call(deleteProject, { params: { projectId: ProjectId.parse(id) } }, { idempotencyKey }),
    onDone: (_, id) => {
      onForgotten(id)
      return queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
    },
  })
  return (
    <>
      <CursorList
        pages={pages}
        waiting={<div className="skeleton h-16" />}
        failed="The projects did not load"
        empty={<p className="text-sm text-dim">{tool.words.empty}</p>}
      >
        {(items) => (
          <ul aria-label={tool.words.list} className="grid gap-2">
            {items.map(({ id, kind, name, summary }) => (
              <li key={id} className="flex items-start justify-between gap-3 border-t border-line pt-2">
                <div className="min-w-0 wrap-anywhere">
                  {id === openId ? (
                    <span aria-current="true" className="font-semibold">
                      {name} <span className="text-sm font-normal text-dim">(open)</span>
                    </span>
                  ) : (
                    <TextLink to={projectPath({ kind, id })}>{name}</TextLink>
                  )}
                  {summary && <span className="block text-sm text-dim">{summary}</span>}
                </div>
                <Button size="sm" variant="ghost" onClick={() => setDeleting({ id, name })}>
                  Delete<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </CursorList>
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={deleting.id}
          title={`Delete ${deleting.name}?`}
          description="This also deletes its versions and its link. It cannot be brought back."
          confirmLabel="Delete"
          danger
          done={`${deleting.name} is deleted.`}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
