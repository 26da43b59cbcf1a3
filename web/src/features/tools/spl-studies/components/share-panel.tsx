import { ownDay } from '#shared/platform/time/own-day.ts'
import { OpenProjectFile } from '#web/features/tools/tool-projects/components/open-project-file.tsx'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDesk } from '../state/use-calculator.ts'
import { studyTool } from '../study-tool.ts'

/** The study as a link, as a file and on paper. */
export function SharePanel() {
  const { calculator } = useDesk()
  const copyLink = () => {
    const fragment = bodyFragment(calculator.view().body)
    if (!fragment)
      return toast.error('This study does not fit into a link. Save it as a project and share that.')
    void copyText(`${location.origin}/spl-calculator${fragment}`, {
      done: 'The link is copied. It opens this study as it is now.',
      failed: 'Your browser did not allow copying. Save the study as a project and share that.',
    })
  }
  const save = () => {
    const { body } = calculator.view()
    const name = body.systems.map((system) => system.name).join(', ')
    saveFile(
      fileName(name, 'study', ownDay(new Date().toISOString()), 'json'),
      projectFile('spl', name, body),
      'application/json',
    )
  }
  return (
    <Panel title="Share and print" className="print:hidden">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyLink}>Copy link</Button>
          <Button onClick={save}>Save study (JSON)</Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
        <OpenProjectFile
          tool={studyTool}
          newest={1}
          label="Open a saved study"
          hint="A .json file of this calculator."
          replace={calculator.replace}
        />
      </div>
    </Panel>
  )
}
