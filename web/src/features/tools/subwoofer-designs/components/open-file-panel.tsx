import { type ChangeEvent, useState } from 'react'
import { driverOfSheet } from '#shared/tools/subwoofer-designs/driver-of-sheet.ts'
import { readWdr } from '#shared/tools/winisd/read-wdr.ts'
import type { WdrKey } from '#shared/tools/winisd/wdr-keys.ts'
import type { AskedFigure } from '#web/features/tools/drivers/components/drivers-of-files.ts'
import { FigureQuestion } from '#web/features/tools/drivers/components/figure-question.tsx'
import type { ProjectOnScreen } from '#web/features/tools/tool-projects/components/use-project.ts'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { designerTool } from '../designer-tool.ts'
import { readDesignsFile } from '../files/designs-file.ts'
import { useDesigner } from '../state/use-designer.ts'
import { editDriver } from './edit-design.ts'

const largest = 64 * 1024

/** A figure in question, with the file and the earlier answers. */
type AmbiguousFigure = AskedFigure & { bytes: Uint8Array; answers: Partial<Record<WdrKey, number>> }

export type OpenFilePanelProps = { open: Pick<ProjectOnScreen, 'project'> }

/** Opens designs, or the driver of the active design, from a file. */
export function OpenFilePanel({ open }: OpenFilePanelProps) {
  const designer = useDesigner()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<AmbiguousFigure>()

  const takeDriver = (bytes: Uint8Array, answers: Partial<Record<WdrKey, number>>) => {
    const read = readWdr(bytes, answers)
    setAsked(undefined)
    if ('problem' in read) {
      const { message, question } = read.problem
      if (question) setAsked({ ...question, message, bytes, answers })
      else setProblem(message)
      return
    }
    const sheet = driverOfSheet(read.driver)
    setProblem(undefined)
    designer.change(editDriver({ ...sheet, ...(read.coils && { coils: read.coils }) }))
    toast.success(`${sheet.name} is the driver of this design.`)
    if (read.notes.length > 0) toast.warning(read.notes.join(' '))
  }
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 64 KB.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (/\.wdr$/i.test(file.name)) return takeDriver(bytes, {})
    const read = readDesignsFile(new TextDecoder().decode(bytes))
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    const closed = open.project?.name
    // Otherwise the file would be saved as the open project.
    await makeRoom(designerTool, read.body)
    designer.replace(read.body)
    toast.success(
      closed
        ? `${read.name} is open, and ${closed} is closed.`
        : `${read.name} is open. Undo brings back what was here.`,
    )
  }
  return (
    <Panel title="Open a file" className="print:hidden">
      <Field
        label="Open designs or a driver of WinISD"
        hint="A .json file of this designer, or a .wdr file."
        {...(problem && { error: problem })}
      >
        <FileInput accept=".json,.wdr,application/json" onChange={(event) => void openFile(event)} />
      </Field>
      {asked && (
        <FigureQuestion
          asked={asked}
          onAnswer={(answer) => takeDriver(asked.bytes, { ...asked.answers, [asked.key]: answer })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
