import { useState } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { panelName } from '#shared/tools/enclosures/panel-name.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import type { BuildDesk } from '../files/build-desk.ts'
import type { FileTask } from '../files/build-task.ts'
import type { BoxScene } from '../solids/box-scene.ts'

export type BuildFilesPanelProps = {
  name: string
  box: BuiltBox
  desk: BuildDesk | undefined
  scene: BoxScene | undefined
  /** The panel that is chosen in the box or in the list. */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  isPro: boolean | undefined
}

const failed = 'That file could not be made. Try again.'

/** The box as files. Each is made on demand. */
export function BuildFilesPanel(props: BuildFilesPanelProps) {
  const { name, box, desk, scene, selected, onSelect, isPro } = props
  const system = useUnitSystem()
  const [busy, setBusy] = useState(false)
  const day = () => ownDay(new Date().toISOString())
  const panel = box.panels.find(({ id }) => id === selected) ?? box.panels[0]
  const of = () => ({ design: name, day: day(), box, system })
  const save = async (task: FileTask) => {
    setBusy(true)
    const files = await desk?.files(task)
    setBusy(false)
    if (!files) toast.error(failed)
    for (const made of files ?? []) {
      if ('problem' in made) toast.error(made.problem)
      else saveFile(made.name, made.content, made.type)
    }
  }
  const savePicture = async () => {
    const picture = await scene?.picture()
    if (picture) saveFile(fileName(name, 'box', day(), 'png'), picture, 'image/png')
    else toast.error(failed)
  }
  return (
    <Panel title="Files of the box" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          {scene && <Button onClick={() => void savePicture()}>Picture (PNG)</Button>}
          <Button disabled={busy || !desk} onClick={() => void save({ make: 'drawings', of: of() })}>
            Drawings (SVG)
          </Button>
          <Button disabled={busy || !desk} onClick={() => void save({ make: 'cutListCsv', of: of() })}>
            Cut list (CSV)
          </Button>
          {isPro && (
            <>
              <Button disabled={busy || !desk} onClick={() => void save({ make: 'cutListPdf', of: of() })}>
                Cut list (PDF)
              </Button>
              <Button disabled={busy || !desk} onClick={() => void save({ make: 'sheets', of: of() })}>
                Sheets (DXF)
              </Button>
              <Button disabled={busy || !desk} onClick={() => void save({ make: 'archive', of: of() })}>
                All panels (STL)
              </Button>
            </>
          )}
        </div>
        {isPro && panel && (
          <div className="flex flex-wrap items-end gap-2">
            <Field label="One panel" className="min-w-0 grow basis-40">
              <Select value={panel.id} onChange={({ target }) => onSelect(target.value)}>
                {box.panels.map((one) => (
                  <option key={one.id} value={one.id}>
                    {panelName(one)}
                  </option>
                ))}
              </Select>
            </Field>
            <Button disabled={busy || !desk} onClick={() => void save({ make: 'dxf', of: of(), panel })}>
              Drawing (DXF)
            </Button>
            <Button disabled={busy || !desk} onClick={() => void save({ make: 'stl', of: of(), panel })}>
              Solid (STL)
            </Button>
          </div>
        )}
        {isPro === false && <ProNote what="Nesting on sheets, and STL, DXF and PDF files" />}
        <p className="text-sm text-dim">DXF and STL files are in mm, and say so with the thickness.</p>
      </div>
    </Panel>
  )
}
