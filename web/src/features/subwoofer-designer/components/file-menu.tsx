import { type ChangeEvent, useState } from 'react'
import { ownDay } from '#shared/time/own-day.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { curvesCsv } from '../files/curves-csv.ts'
import { designFragment } from '../files/design-link.ts'
import { designsFile, readDesignsFile } from '../files/designs-file.ts'
import { fileName, saveFile } from '../files/save-file.ts'
import { grid } from '../state/computed-design.ts'
import { useDesigner } from '../state/use-designer.ts'

/** Designs as files and as a link. */
export function FileMenu() {
  const designer = useDesigner()
  const [problem, setProblem] = useState<string>()
  const named = (what: string, ending: string) => {
    const { body, active } = designer.view()
    return fileName(body.designs[active]?.name ?? '', what, ownDay(new Date().toISOString()), ending)
  }
  const copyLink = () => {
    const fragment = designFragment(designer.view().body)
    if (!fragment) return toast.error('These designs do not fit into a link. Save them as a file.')
    void copyText(`${location.origin}/subwoofer-designer${fragment}`, {
      done: 'The link is copied. Everyone who has it can open these designs.',
      failed: 'Your browser did not allow copying. Save the designs as a file.',
    })
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > 64 * 1024) return setProblem('The file must be at most 64 KB.')
    const read = readDesignsFile(await file.text())
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    designer.replace(read.designs)
    toast.success(`${read.name} is open. Undo brings back what was here.`)
  }
  return (
    <Panel title="Share and files">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyLink}>Copy link</Button>
          <Button
            onClick={() =>
              saveFile(
                named('designs', 'json'),
                designsFile(designer.view().body.designs[0]?.name ?? 'Designs', designer.view().body),
                'application/json',
              )
            }
          >
            Save designs
          </Button>
          <Button
            onClick={() =>
              saveFile(named('curves', 'csv'), curvesCsv(designer.view().computed, grid.hz), 'text/csv')
            }
          >
            Save curves (CSV)
          </Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
        <Field label="Open a file of designs" {...(problem && { error: problem })}>
          <Input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </Field>
      </div>
    </Panel>
  )
}
