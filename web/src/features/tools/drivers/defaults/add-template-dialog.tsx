import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { OfferedTemplate } from '#shared/tools/pro-tools/offered-templates.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { templates } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { getProject } from '#shared/tools/tool-projects/contract.ts'
import type { Project } from '#shared/tools/tool-projects/tool-project.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { projectsQuery } from '#web/features/tools/tool-projects/api/project-queries.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveTemplates } from './use-save-templates.ts'

export type AddTemplateDialogProps = {
  stored: StoredTable
  rows: readonly OfferedTemplate[]
  onClose: () => void
}

/** Offers a box of the platform again, or the first box of a project that the administrator saved. */
export function AddTemplateDialog({ stored, rows, onClose }: AddTemplateDialogProps) {
  const save = useSaveTemplates(stored, (row: OfferedTemplate) => [...rows, row])
  const pages = useInfiniteQuery(projectsQuery('box'))
  const [adding, setAdding] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isOffered = (id: string) => rows.some((row) => row.id === id)
  const offer = async (id: string, rowOf: () => OfferedTemplate | Promise<OfferedTemplate>) => {
    setAdding(id)
    setProblem(undefined)
    try {
      const row = await rowOf()
      await save.mutateAsync(row)
      toast.success(`Members can start from ${row.name}.`)
      onClose()
    } catch (error) {
      setProblem(describeFailure(error).sentence)
      setAdding(undefined)
    }
  }
  const row = (id: string, name: string, hint: string | undefined, rowOf: Parameters<typeof offer>[1]) => (
    <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        {hint && <span className="block text-sm text-dim">{hint}</span>}
      </span>
      <Button
        size="sm"
        busy={adding === id}
        disabled={adding !== undefined}
        onClick={() => void offer(id, rowOf)}
      >
        Offer<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
  const left = templates.filter(({ id }) => !isOffered(id))
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={adding === undefined}
      title="Add a template"
      description="A box that does not pass its own checks is not offered."
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      {left.length > 0 && (
        <section aria-label="Built-in boxes">
          <p className="font-semibold">Built-in boxes</p>
          <ul className="divide-y divide-line">
            {left.map(({ id, name, hint }) => row(id, name, hint, () => ({ id, name, hint })))}
          </ul>
        </section>
      )}
      <section aria-label="Your designs" className="mt-4">
        <p className="font-semibold">Your designs</p>
        <CursorList
          pages={pages}
          waiting={<div className="skeleton h-16" />}
          failed="Your designs did not load"
          empty={
            <p className="text-sm text-dim">
              You have no saved designs yet. <TextLink to="/subwoofer-designer">Design a box first.</TextLink>
            </p>
          }
        >
          {(items) => (
            <ul className="divide-y divide-line">
              {items
                .filter(({ id }) => !isOffered(id))
                .map((project) => row(project.id, project.name, project.summary, () => rowOf(project)))}
            </ul>
          )}
        </CursorList>
      </section>
    </Dialog>
  )
}

/** The first box of a project, as it is saved now. */
async function rowOf({ id, name, summary }: Project): Promise<OfferedTemplate> {
  const { data } = await call(getProject, { params: { projectId: id } })
  const [design] = SavedDesigns.parse(data).designs
  return {
    id,
    name: name.slice(0, 60),
    ...(summary && { hint: summary }),
    ...(design && { design: { ...design } }),
  }
}
