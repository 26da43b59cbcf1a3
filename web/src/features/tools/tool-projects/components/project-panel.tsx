import { type SubmitEvent, useState } from 'react'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { keepsDrafts } from '../state/draft.ts'
import { needsPro } from '../state/save-failure.ts'
import type { ProjectTool } from '../tool.ts'
import { KeepButton } from './keep-button.tsx'
import { ProNote } from './pro-note.tsx'
import { ProWays } from './pro-ways.tsx'
import { ProjectConflict } from './project-conflict.tsx'
import { ProjectList } from './project-list.tsx'
import { ProjectShare } from './project-share.tsx'
import { ProjectVersions } from './project-versions.tsx'
import { UnreadProject } from './unread-project.tsx'
import type { ProjectOnScreen } from './use-project.ts'

export type ProjectPanelProps = {
  open: ProjectOnScreen
  tool: Pick<ProjectTool<never>, 'kind' | 'words'>
  /** False if the membership does not save new ones; existing ones stay readable. */
  mayCreate?: boolean
}

/** The project that is open, and the others of the member. */
export function ProjectPanel({ open, tool, mayCreate = true }: ProjectPanelProps) {
  const { project, status, problem } = open
  const stays = keepsDrafts() ? 'What you changed is kept on this device' : 'What you changed would be lost'
  return (
    <Panel title="Projects" data-projects>
      <div className="grid gap-5">
        {open.openProblem && <Banner tone="danger">{open.openProblem}</Banner>}
        {open.unread && <UnreadProject unread={open.unread} />}
        {project ? (
          <div className="grid gap-3">
            <p>
              <strong className="font-semibold">{project.name}</strong>
              <span role="status" className="ml-3 text-sm text-dim">
                {saidOf(open)}
              </span>
            </p>
            {status === 'failed' && (
              <Banner
                action={
                  open.needsPro ? (
                    <ProWays />
                  ) : (
                    <div className="flex flex-wrap gap-2">
                      <Button onClick={() => void open.saveNow()}>Save again</Button>
                      <KeepButton name={`${project.name} (copy)`} label="Save mine as a copy" open={open} />
                    </div>
                  )
                }
              >
                {problem} {keepsDrafts() && `${stays}.`}
              </Banner>
            )}
            {status === 'conflict' && <ProjectConflict key={project.id} open={open} name={project.name} />}
            <div className="flex flex-wrap gap-2">
              <ProjectVersions
                project={project}
                isSaved={status === 'saved'}
                onRestored={() => void open.reopen(project)}
              />
              <ProjectShare key={project.id} project={project} onChange={open.amend} />
              <Button variant="ghost" onClick={open.close}>
                Close project
              </Button>
            </div>
          </div>
        ) : mayCreate ? (
          <NewProject open={open} tool={tool} />
        ) : (
          <ProNote what="Saving something new" />
        )}
        <ProjectList openId={project?.id} tool={tool} onForgotten={open.forget} />
      </div>
      <LeaveWarning
        unsaved={project !== undefined && (status === 'failed' || status === 'conflict')}
        description={`${project?.name ?? 'This project'} could not be saved. ${stays}.`}
      />
      <ConfirmDialog
        open={open.waitsForAnswer}
        title="Open the other project?"
        description={`${project?.name ?? 'This project'} could not be saved. ${stays}.`}
        confirmLabel="Open it"
        cancelLabel="Stay here"
        onConfirm={open.openAnyway}
        onClose={open.stay}
      />
    </Panel>
  )
}

function saidOf({ status, savedAt, problem }: ProjectOnScreen): string {
  if (status === 'saving') return 'Saving…'
  if (status === 'waiting') return problem ?? 'Changed'
  if (status === 'saved') return savedAt ? `Saved at ${localClock(savedAt)}` : 'Saved'
  return 'Not saved'
}

function NewProject({ open, tool }: ProjectPanelProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asksForPro, setAsksForPro] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem('Required')
    setProblem(undefined)
    setAsksForPro(false)
    setBusy(true)
    await open.keepAs(name.trim()).catch((error: unknown) => {
      setProblem(describeFailure(error).sentence)
      setAsksForPro(needsPro(error))
    })
    setBusy(false)
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={tool.words.saveAs}
          className="min-w-0 grow basis-56"
          {...(problem && { error: problem })}
        >
          <Input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" busy={busy} busyText="Saving…">
          Save project
        </Button>
      </div>
      <p className="text-sm text-dim">Unsaved work stays on this device.</p>
      {asksForPro && <ProWays />}
    </form>
  )
}
