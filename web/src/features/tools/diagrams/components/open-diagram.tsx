import { type ChangeEvent, useState } from 'react'
import { largestFile, readDiagramFile } from '#shared/tools/diagrams/diagram-file.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { diagramTool } from '../diagram-tool.ts'
import { useEditor } from '../state/use-editor.ts'

export type OpenDiagramProps = {
  /** The name of the open project. */
  openName: string | undefined
  isPro: boolean
}

/** Opens a diagram from a file. */
export function OpenDiagram({ openName, isPro }: OpenDiagramProps) {
  const editor = useEditor()
  const [problem, setProblem] = useState<string>()
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largestFile) return setProblem('The file must be at most 200 KB.')
    const read = readDiagramFile(await file.text())
    if ('problem' in read) return setProblem(read.problem)
    const refusal = editor.replaceRefusal(read.diagram)
    setProblem(refusal)
    if (refusal) return
    // Otherwise the file would be saved as the open project.
    await makeRoom(diagramTool, read.diagram)
    if (!editor.replace(read.diagram, `Open ${read.name}`)) return
    toast.success(
      openName
        ? `${read.name} is open, and ${openName} is closed.`
        : `${read.name} is open. Undo brings back what was here.`,
    )
  }
  return (
    <Panel aria-label="Open a diagram" className="print:hidden">
      <div className="grid gap-4">
        <Field
          label="Open a diagram"
          hint="A .json file of this editor."
          {...(problem && { error: problem })}
        >
          <FileInput accept=".json,application/json" onChange={(event) => void open(event)} />
        </Field>
        {!isPro && <ProNote what="SVG, the parts list, and print" />}
      </div>
    </Panel>
  )
}
