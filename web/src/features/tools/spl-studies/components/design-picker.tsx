import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { getProject } from '#shared/tools/tool-projects/contract.ts'
import type { Project } from '#shared/tools/tool-projects/tool-project.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { projectsQuery } from '#web/features/tools/tool-projects/api/project-queries.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDesk, useSystem } from '../state/use-calculator.ts'

type OpenedProject = { project: Project; designs: SavedDesigns['designs'] }

const newer = 'This file was made by a newer version. Reload the page and try again.'

/** Takes drivers, power, cabin and the curve of the box over from a design that the member saved. */
export function DesignPicker() {
  const { calculator } = useDesk()
  const { box } = useSystem()
  const pages = useInfiniteQuery(projectsQuery('box'))
  const [opened, setOpened] = useState<OpenedProject>()
  const [opening, setOpening] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const use = async ({ project, designs }: OpenedProject, at: number) => {
    const design = designs[at]
    if (!design) return
    const { designSystem } = await import('#shared/tools/spl-studies/design-system.ts')
    const name = designs.length > 1 ? `${project.name}, ${design.name}` : project.name
    const part = designSystem(design, { name: name.slice(0, 121), projectId: project.id })
    if (isRefusal(part)) return setProblem(part.message)
    const { body, active } = calculator.view()
    const read = SplSystem.safeParse({ ...body.systems[active], ...part })
    if (!read.success) return setProblem(`This design cannot be used: ${read.error.issues[0]?.message}`)
    setProblem(undefined)
    calculator.changeSystem(read.data)
    toast.success(`${name} is in the waterfall. Undo takes it out.`)
  }
  const open = async (project: Project) => {
    setOpening(project.id)
    setProblem(undefined)
    try {
      const { data } = await call(getProject, { params: { projectId: project.id } })
      const read = SavedDesigns.safeParse(data)
      if (!read.success) return setProblem(newer)
      const found = { project, designs: read.data.designs }
      setOpened(found)
      if (found.designs.length === 1) await use(found, 0)
    } catch (error) {
      setProblem(describeFailure(error).sentence)
    } finally {
      setOpening(undefined)
    }
  }
  return (
    <Panel title="Your designs">
      <div className="grid gap-3">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <CursorList
          pages={pages}
          waiting={<div className="skeleton h-16" />}
          failed="Your designs did not load"
          empty={
            <p className="text-sm text-dim">
              You have no saved designs yet. <TextLink to="/subwoofer-designer">Design a box first</TextLink>,
              or enter its values below.
            </p>
          }
        >
          {(items) => (
            <ul aria-label="Your designs" className="grid gap-2">
              {items.map((project) => (
                <li key={project.id} className="border-t border-line pt-2 first:border-t-0 first:pt-0">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <span className="min-w-0 wrap-anywhere">
                      <span className="block font-semibold">{project.name}</span>
                      {project.summary && <span className="block text-sm text-dim">{project.summary}</span>}
                    </span>
                    <Button size="sm" busy={opening === project.id} onClick={() => void open(project)}>
                      {box.kind === 'curve' && box.projectId === project.id ? 'Use it again' : 'Use it'}
                      <span className="sr-only">: {project.name}</span>
                    </Button>
                  </div>
                  {opened?.project.id === project.id && opened.designs.length > 1 && (
                    <div className="mt-2 flex flex-wrap gap-2">
                      {opened.designs.map((design, at) => (
                        <Button
                          // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
                          key={at}
                          size="sm"
                          onClick={() => void use(opened, at)}
                        >
                          {design.name}
                        </Button>
                      ))}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </CursorList>
      </div>
    </Panel>
  )
}
