import { type ChangeEvent, useState } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { diagramFile, largestFile, readDiagramFile } from '#shared/tools/diagrams/diagram-file.ts'
import { diagramSvg } from '#shared/tools/diagrams/diagram-svg.ts'
import { partsCsv } from '#shared/tools/diagrams/parts-list.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ChecksOnScreen, useChecks } from '../checks/use-live-checks.ts'
import { diagramTool } from '../diagram-tool.ts'
import { pngOfSvg } from '../files/png-of-svg.ts'
import { useEditor } from '../state/use-editor.ts'

export type FilePanelProps = {
  /** The title of the pictures and the start of the files’ names. */
  name: string
  /** The name of the open project. */
  openName: string | undefined
  isPro: boolean
  live: ChecksOnScreen
}

/**
 * Saves the diagram as a picture, a file and a list of parts. JSON is open to all: people keep what they
 * made.
 */
export function FilePanel({ name, openName, isPro, live }: FilePanelProps) {
  const checks = useChecks(live)
  const editor = useEditor()
  const system = useUnitSystem()
  const [problem, setProblem] = useState<string>()
  const named = (what: string, ending: string) =>
    fileName(name, what, ownDay(new Date().toISOString()), ending)
  const drawnNow = () => {
    const { body, layers } = editor.view()
    return checks && diagramSvg(body, { title: name, checks, layers, system })
  }
  const savePng = async () => {
    const drawn = drawnNow()
    const blob = drawn && (await pngOfSvg(drawn))
    if (!blob) return toast.error('Your browser cannot draw this diagram. Save it as JSON.')
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = named('diagram', 'png')
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  const saveSvg = () => {
    const drawn = drawnNow()
    if (drawn) saveFile(named('diagram', 'svg'), drawn.svg, 'image/svg+xml')
  }
  const copyLink = () => {
    const fragment = bodyFragment(editor.view().body)
    if (!fragment)
      return toast.error('This diagram does not fit into a link. Save it as a project and share that.')
    void copyText(`${location.origin}/audio-system/diagram-editor${fragment}`, {
      done: 'The link is copied. It opens this diagram as it is now.',
      failed: 'Your browser did not allow copying. Save the diagram as a file.',
    })
  }
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
    <Panel title="Share and files" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyLink}>Copy link</Button>
          <Button disabled={!checks} onClick={() => void savePng()}>
            Save picture (PNG)
          </Button>
          <Button
            onClick={() =>
              saveFile(named('diagram', 'json'), diagramFile(name, editor.view().body), 'application/json')
            }
          >
            Save diagram (JSON)
          </Button>
          {isPro && (
            <>
              <Button disabled={!checks} onClick={saveSvg}>
                Save drawing (SVG)
              </Button>
              <Button
                onClick={() =>
                  saveFile(named('parts', 'csv'), partsCsv(editor.view().body, system), 'text/csv')
                }
              >
                Save list of parts (CSV)
              </Button>
              <Button onClick={() => print()}>Print</Button>
            </>
          )}
        </div>
        {!isPro && <ProNote what="SVG, the list of parts and print" />}
        <Field
          label="Open a diagram"
          hint="A .json file of this editor."
          {...(problem && { error: problem })}
        >
          <Input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </Field>
      </div>
    </Panel>
  )
}
