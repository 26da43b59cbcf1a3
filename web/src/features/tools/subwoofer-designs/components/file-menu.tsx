import { type ChangeEvent, useState } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { nameParts } from '#shared/tools/drivers/name-parts.ts'
import { driverOfSheet } from '#shared/tools/subwoofer-designs/driver-of-sheet.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { proPartsOfDesigns } from '#shared/tools/subwoofer-designs/pro-parts-of-designs.ts'
import { readWdr } from '#shared/tools/winisd/read-wdr.ts'
import type { WdrKey } from '#shared/tools/winisd/wdr-keys.ts'
import { writeWdr } from '#shared/tools/winisd/write-wdr.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import type { AskedFigure } from '#web/features/tools/drivers/components/drivers-of-files.ts'
import { FigureQuestion } from '#web/features/tools/drivers/components/figure-question.tsx'
import type { ProjectOnScreen } from '#web/features/tools/tool-projects/components/use-project.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { lockedPart } from '#web/features/tools/tool-projects/state/work-as-saved.ts'
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

/** A figure in question, with the file and the earlier answers. */
type AmbiguousFigure = AskedFigure & { bytes: Uint8Array; answers: Partial<Record<WdrKey, number>> }

export type FileMenuProps = {
  open: Pick<ProjectOnScreen, 'project' | 'share'>
  isPro: boolean | undefined
}

/** Designs and drivers as files, and designs as a link. */
export function FileMenu({ open, isPro }: FileMenuProps) {
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
    if (!fragment && open.project?.sharedAt)
      return toast.error(
        'These designs do not fit into a link. Use the one to your project, or make a new one.',
      )
    if (!fragment) return void shareInstead()
    void copyText(`${location.origin}/subwoofer-designer${fragment}`, {
      done: 'The link is copied. It opens these designs as they are now.',
      failed: 'Your browser did not allow copying. Save the designs as a file.',
    })
  }
  /** Designs that do not fit into a link are shared as a project. */
  const shareInstead = async () => {
    try {
      const { name, url } = await open.share(active()?.name ?? 'Designs')
      void copyText(url, {
        done: `The link is copied. These designs are too long for one of their own, so it opens your project ${name} as it is saved.`,
        failed: `Your browser did not allow copying. The link is ${url}`,
      })
    } catch (error) {
      toastFailure(error)
    }
  }
  const saveDesigns = () => {
    const { body } = designer.view()
    const name = body.designs.map((design) => design.name).join(', ')
    saveFile(named('designs', 'json'), designsFile(name.slice(0, 80), body), 'application/json')
  }
  const saveDriver = () => {
    const driver = active()?.driver
    if (!driver) return
    const { values, valuesFor, coils } = driver
    const file = writeWdr({ ...brandAndModel(driver.name), values, valuesFor, coils }, today())
    if (file) saveFile(fileName(driver.name, 'driver', today(), 'wdr'), file, 'text/plain')
    else sayProblem()
  }
  /** Says why the active design has no curves and no driver file. */
  const sayProblem = () => {
    const { computed, active: at } = designer.view()
    const engine = computed[at]?.engine
    if (engine && isRefusal(engine)) toast.error(driverSentence(engine))
  }
  const saveCurves = () => {
    const { body, computed } = designer.view()
    const locked = isPro === false ? lockedPart(designerTool.kind, body, proPartsOfDesigns) : undefined
    if (locked) return toast.error(locked.message)
    if (computed.every(({ engine }) => isRefusal(engine))) return sayProblem()
    saveFile(named('curves', 'csv'), curvesCsv(computed, grid.hz), 'text/csv')
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
    <Panel title="Share and files" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyLink}>Copy link</Button>
          <Button onClick={saveDesigns}>Save designs</Button>
          <Button onClick={saveCurves}>Save curves (CSV)</Button>
          <Button onClick={saveDriver}>Save driver (WinISD)</Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
        <Field
          label="Open designs or a driver of WinISD"
          hint="A .json file of this designer, or a .wdr file."
          {...(problem && { error: problem })}
        >
          <Input
            type="file"
            accept=".json,.wdr,application/json"
            onChange={(event) => void openFile(event)}
          />
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

/** Brand and model of a name; where none of its words looks like a model, the brand is the first. */
function brandAndModel(name: string): { brand: string; model: string } {
  const parts = nameParts(name)
  if (parts.brand) return parts
  const [brand = '', ...model] = name.trim().split(' ')
  return model.length > 0 ? { brand, model: model.join(' ') } : { brand: 'Unnamed', model: brand }
}
