import { useInfiniteQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { localClock } from '#shared/time/local-clock.ts'
import { projectPath } from '#shared/tool-projects/project-path.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { projectsQuery } from '../api/projects.ts'
import type { ProjectTool } from '../tool.ts'
import { ProjectShare } from './project-share.tsx'
import { ProjectVersions } from './project-versions.tsx'
import type { ProjectOnScreen } from './use-project.ts'

export type ProjectPanelProps = { open: ProjectOnScreen; tool: Pick<ProjectTool<never>, 'kind' | 'words'> }

/** The project that is open, and the others of the member. */
export function ProjectPanel({ open, tool }: ProjectPanelProps) {
  const { project, status, problem } = open
  return (
    <Panel title="Projects">
      <div className="grid gap-5">
        {open.openProblem && <Banner tone="danger">{open.openProblem}</Banner>}
        {project ? (
          <div className="grid gap-3">
            <p>
              <strong className="font-semibold">{project.name}</strong>
              <span role="status" className="ml-3 text-sm text-dim">
                {saidOf(open)}
              </span>
            </p>
            {status === 'failed' && (
              <Banner action={<Button onClick={() => void open.saveNow()}>Save again</Button>}>
                {problem} What you changed is kept on this device.
              </Banner>
            )}
            {status === 'conflict' && (
              <Banner
                tone="danger"
                action={
                  <div className="flex flex-wrap gap-2">
                    <Button onClick={open.reload}>Reload it</Button>
                    <KeepButton name={`${project.name} (copy)`} label="Save mine as a copy" open={open} />
                  </div>
                }
              >
                This project was changed elsewhere. Reload it or save yours as a copy.
              </Banner>
            )}
            <div className="flex flex-wrap gap-2">
              <ProjectVersions
                project={project}
                isSaved={status === 'saved'}
                onRestored={() => void open.reopen(project)}
              />
              <ProjectShare projectId={project.id} />
              <Button variant="ghost" onClick={open.close}>
                Close project
              </Button>
            </div>
          </div>
        ) : (
          <NewProject open={open} tool={tool} />
        )}
        <OtherProjects openId={project?.id} tool={tool} />
      </div>
    </Panel>
  )
}

function saidOf({ status, savedAt }: ProjectOnScreen): string {
  if (status === 'saving') return 'Saving…'
  if (status === 'waiting') return 'Changed'
  if (status === 'saved') return savedAt ? `Saved at ${localClock(savedAt)}` : 'Saved'
  return 'Not saved'
}

type KeepButtonProps = { name: string; label: string; open: ProjectOnScreen }

function KeepButton({ name, label, open }: KeepButtonProps) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    await open
      .keepAs(name.slice(0, 80))
      .catch((error: unknown) => toast.error(describeFailure(error).sentence))
    setBusy(false)
  }
  return (
    <Button busy={busy} busyText="Saving…" onClick={() => void keep()}>
      {label}
    </Button>
  )
}

function NewProject({ open, tool }: ProjectPanelProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem('Required')
    setProblem(undefined)
    setBusy(true)
    await open.keepAs(name.trim()).catch((error: unknown) => setProblem(describeFailure(error).sentence))
    setBusy(false)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label={tool.words.saveAs}
        className="min-w-0 grow basis-56"
        hint="Until then they are kept on this device."
        {...(problem && { error: problem })}
      >
        <Input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" busy={busy} busyText="Saving…">
        Save project
      </Button>
    </form>
  )
}

function OtherProjects({ openId, tool }: { openId: string | undefined } & Pick<ProjectPanelProps, 'tool'>) {
  const pages = useInfiniteQuery(projectsQuery(tool.kind))
  return (
    <CursorList
      pages={pages}
      waiting={<div className="skeleton h-16" />}
      failed="The projects did not load"
      empty={<p className="text-sm text-dim">{tool.words.empty}</p>}
    >
      {(items) => (
        <ul aria-label={tool.words.list} className="grid gap-2">
          {items
            .filter(({ id }) => id !== openId)
            .map((project) => (
              <li key={project.id} className="border-t border-line pt-2">
                <TextLink to={projectPath(project)}>{project.name}</TextLink>
                {project.summary && <span className="block text-sm text-dim">{project.summary}</span>}
              </li>
            ))}
        </ul>
      )}
    </CursorList>
  )
}
