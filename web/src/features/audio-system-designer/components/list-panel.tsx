import { ownDay } from '#shared/time/own-day.ts'
import { bodyFragment } from '#web/features/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tool-projects/files/project-file.ts'
import { fileName, saveFile } from '#web/features/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { listCsv } from '../files/list-csv.ts'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { PartsTable } from './parts-table.tsx'
import { PriceField } from './price-field.tsx'

/** What the system is made of and what it costs, as a file, as a link and on paper. */
export function ListPanel() {
  const { desk } = useSystemDesk()
  const study = useStudy()
  const { name } = study.vehicle
  const today = () => ownDay(new Date().toISOString())
  const saveList = () => saveFile(fileName(name, 'parts', today(), 'csv'), listCsv(study), 'text/csv')
  const saveSystem = () =>
    saveFile(
      fileName(name, 'system', today(), 'json'),
      projectFile('system', name, study),
      'application/json',
    )
  const copyLink = () => {
    const fragment = bodyFragment(study)
    if (!fragment)
      return toast.error('This system does not fit into a link. Save it as a project and share that.')
    void copyText(`${location.origin}/audio-system-designer${fragment}`, {
      done: 'The link is copied. It opens this system as it is now.',
      failed: 'Your browser did not allow copying. Save the system as a project and share that.',
    })
  }
  return (
    <Panel title="List">
      <div className="grid gap-4">
        <PartsTable />
        <div className="max-w-60">
          <PriceField
            label="Cables and fuses together, $"
            value={study.wiringPrice}
            onChange={(wiringPrice) => desk.change({ wiringPrice })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={saveList}>Save list (CSV)</Button>
          <Button onClick={saveSystem}>Save system (JSON)</Button>
          <Button onClick={copyLink}>Copy link</Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
      </div>
    </Panel>
  )
}
