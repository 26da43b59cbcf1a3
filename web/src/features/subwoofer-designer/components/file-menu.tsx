import { type ChangeEvent, useState } from 'react'
import { nameParts } from '#shared/drivers/name-parts.ts'
import { ownDay } from '#shared/time/own-day.ts'
import { readWdr } from '#shared/winisd/read-wdr.ts'
import type { WdrKey } from '#shared/winisd/wdr-keys.ts'
import { writeWdr } from '#shared/winisd/write-wdr.ts'
import type { AskedFigure } from '#web/features/drivers/components/drivers-of-files.ts'
import { FigureQuestion } from '#web/features/drivers/components/figure-question.tsx'
import { bodyFragment } from '#web/features/tool-projects/files/body-link.ts'
import { fileName, saveFile } from '#web/features/tool-projects/files/save-file.ts'
import { makeRoom } from '#web/features/tool-projects/state/make-room.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { designerTool } from '../designer-tool.ts'
import { curvesCsv } from '../files/curves-csv.ts'
import { designsFile, readDesignsFile } from '../files/designs-file.ts'
import { grid } from '../state/computed-design.ts'
import { useDesigner } from '../state/use-designer.ts'
import { editDriver } from './edit-design.ts'

const largest = 64 * 1024

/** A figure that is asked about, with the file and what was answered before. */
type AmbiguousFigure = AskedFigure & { bytes: Uint8Array; answers: Partial<Record<WdrKey, number>> }

export type FileMenuProps = {
  /** Of the project that is open. */
  openName: string | undefined
}

/** Designs and drivers as files, and designs as a link. */
export function FileMenu({ openName }: FileMenuProps) {
  const designer = useDesigner()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<AmbiguousFigure>()

  const active = () => {
    const { computed, active: at } = designer.view()
    return computed[at]?.saved
  }
  const today = () => ownDay(new Date().toISOString())
  const named = (what: string, ending: string) => fileName(active()?.name ?? '', what, today(), ending)

  const copyLink = () => {
    const fragment = bodyFragment(designer.view().body)
    if (!fragment)
      return toast.error('These designs do not fit into a link. Save them as a project and share that.')
    void copyText(`${location.origin}/subwoofer-designer${fragment}`, {
      done: 'The link is copied. It opens these designs as they are now.',
      failed: 'Your browser did not allow copying. Save the designs as a file.',
    })
  }
  const saveDesigns = () => {
    const { body } = designer.view()
    const name = body.designs.map((design) => design.name).join(', ')
    saveFile(named('designs', 'json'), designsFile(name.slice(0, 80), body), 'application/json')
  }
  const saveDriver = () => {
    const driver = active()?.driver
    if (!driver) return
    const { brand, model } = nameParts(driver.name)
    const file = writeWdr(
      { brand: brand || 'Unnamed', model, values: driver.values, valuesFor: driver.valuesFor },
      today(),
    )
    if (file) saveFile(fileName(driver.name, 'driver', today(), 'wdr'), file, 'text/plain')
    else toast.error('Enter fs, Vas, Re, Sd and two of Qts, Qes and Qms.')
  }
  const takeDriver = (bytes: Uint8Array, answers: Partial<Record<WdrKey, number>>) => {
    const read = readWdr(bytes, answers)
    setAsked(undefined)
    if ('problem' in read) {
      const { message, question } = read.problem
      if (question) setAsked({ ...question, message, bytes, answers })
      else setProblem(message)
      return
    }
    const { brand, model, values, valuesFor } = read.driver
    setProblem(undefined)
    designer.change(
      editDriver({
        name: `${brand} ${model}`,
        driverId: undefined,
        values,
        valuesFor,
        coils: valuesFor === 'single' ? 'parallel' : valuesFor,
      }),
    )
    toast.success(`${brand} ${model} is the driver of this design.`)
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 64 KB.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (/\.wdr$/i.test(file.name)) return takeDriver(bytes, {})
    const read = readDesignsFile(new TextDecoder().decode(bytes))
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    // Else the file would be saved as the project that is open.
    await makeRoom(designerTool, read.designs)
    designer.replace(read.designs)
    toast.success(
      openName
        ? `${read.name} is open, and ${openName} is closed.`
        : `${read.name} is open. Undo brings back what was here.`,
    )
  }
  return (
    <Panel title="Share and files" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyLink}>Copy link</Button>
          <Button onClick={saveDesigns}>Save designs</Button>
          <Button
            onClick={() =>
              saveFile(named('curves', 'csv'), curvesCsv(designer.view().computed, grid.hz), 'text/csv')
            }
          >
            Save curves (CSV)
          </Button>
          <Button onClick={saveDriver}>Save driver (WinISD)</Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
        <Field
          label="Open designs or a driver of WinISD"
          hint="A .json file of this designer, or a .wdr file."
          {...(problem && { error: problem })}
        >
          <Input type="file" accept=".json,.wdr,application/json" onChange={(event) => void open(event)} />
        </Field>
      </div>
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
