import { type ChangeEvent, useState } from 'react'
import type { DiagramChecks } from '#shared/diagrams/diagram-checks.ts'
import { diagramFile, largestFile, readDiagramFile } from '#shared/diagrams/diagram-file.ts'
import { diagramSvg } from '#shared/diagrams/diagram-svg.ts'
import { partsCsv } from '#shared/diagrams/parts-list.ts'
import { ownDay } from '#shared/time/own-day.ts'
import { ProNote } from '#web/features/tool-projects/components/pro-note.tsx'
import { fileName, saveFile } from '#web/features/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { pngOfSvg } from '../files/png-of-svg.ts'
import { useEditor } from '../state/use-editor.ts'

export type FilePanelProps = {
  /** Of the open project. */
  name: string
  isPro: boolean
  /** Undefined until the first check is done. */
  checks: DiagramChecks | undefined
}

/** The diagram as a picture, a file and a list of parts. JSON is open to all: what someone made stays theirs. */
export function FilePanel({ name, isPro, checks }: FilePanelProps) {
  const editor = useEditor()
  const [problem, setProblem] = useState<string>()
  const named = (what: string, ending: string) =>
    fileName(name, what, ownDay(new Date().toISOString()), ending)
  const drawnNow = () => {
    const { body, layers } = editor.view()
    return checks && diagramSvg(body, { title: name, checks, layers })
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
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largestFile) return setProblem('The file must be at most 200 KB.')
    const read = readDiagramFile(await file.text())
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    editor.replace(read.diagram, `Open ${read.name}`)
  }
  return (
    <Panel title="Files" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
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
                onClick={() => saveFile(named('parts', 'csv'), partsCsv(editor.view().body), 'text/csv')}
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
