import { useState } from 'react'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useSaveVersion } from '../api/version-commands.ts'
import type { OpenProject } from '../state/autosave.ts'

export type VersionFormProps = {
  project: OpenProject
  isSaved: boolean
}

/** Names the project as it is saved now, with a note for later. */
export function VersionForm({ project, isSaved }: VersionFormProps) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const keep = useSaveVersion()
  const submit = () => {
    if (!name.trim()) return setProblem('Required')
    setProblem(undefined)
    keep.mutate(
      {
        params: { projectId: ProjectId.parse(project.id) },
        body: { name: name.trim(), note: note.trim(), version: project.version },
      },
      {
        onSuccess: () => {
          setName('')
          setNote('')
        },
        onError: toastFailure,
      },
    )
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label="Name of a new version"
        {...(!isSaved && { hint: 'It can be kept once the project is saved.' })}
        {...(problem && { error: problem })}
      >
        <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Note (optional)">
        <Textarea rows={2} value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button type="submit" disabled={!isSaved} busy={keep.isPending} className="justify-self-start">
        Keep version
      </Button>
    </form>
  )
}
