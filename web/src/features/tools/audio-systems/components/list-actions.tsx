import { ownDay } from '#shared/platform/time/own-day.ts'
import { OpenProjectFile } from '#web/features/tools/tool-projects/components/open-project-file.tsx'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'
import { listCsv } from '../files/list-csv.ts'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { systemTool } from '../system-tool.ts'

/** The list as a file, as a link and on paper. */
export function ListActions() {
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
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button onClick={saveList}>Save list (CSV)</Button>
        <Button onClick={saveSystem}>Save system (JSON)</Button>
        <Button onClick={copyLink}>Copy link</Button>
        <Button onClick={() => print()}>Print</Button>
      </div>
      <OpenProjectFile
        tool={systemTool}
        newest={1}
        label="Open a saved system"
        hint="A .json file of this designer."
        replace={desk.replace}
      />
    </div>
  )
}
