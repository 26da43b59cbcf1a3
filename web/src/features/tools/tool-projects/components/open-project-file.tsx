import { type ChangeEvent, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { readProjectFile } from '../files/read-project-file.ts'
import { makeRoom } from '../state/make-room.ts'
import { seatOf } from '../state/project-on-screen.ts'
import type { ProjectTool } from '../tool.ts'

const largest = 64 * 1024

export type OpenProjectFileProps<Body> = {
  tool: Pick<ProjectTool<Body>, 'kind' | 'schema'>
  /** The latest known schema version of the tool's files. */
  newest: number
  label: string
  hint: string
  /** Replaces the present work, as a step that can be undone. */
  replace: (body: Body) => void
}

/** Opens a file that the tool saved. The previous work can be brought back. */
export function OpenProjectFile<Body>({ tool, newest, label, hint, replace }: OpenProjectFileProps<Body>) {
  const [problem, setProblem] = useState<string>()
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 64 KB.')
    const text = await file.text().catch(() => undefined)
    if (text === undefined) return setProblem('Your browser could not read this file. Choose it again.')
    const read = readProjectFile({ ...tool, newest }, text)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    const closed = seatOf(tool.kind)?.project()?.name
    // Otherwise the file would be saved as the open project.
    await makeRoom(tool, read.body)
    replace(read.body)
    toast.success(
      closed
        ? `${read.name} is open, and ${closed} is closed.`
        : `${read.name} is open. Undo brings back what was here.`,
    )
  }
  return (
    <Field label={label} hint={hint} {...(problem && { error: problem })}>
      <FileInput accept=".json,application/json" onChange={(event) => void open(event)} />
    </Field>
  )
}
