import { OpenProjectFile } from '#web/features/tools/tool-projects/components/open-project-file.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useDesk } from '../state/use-calculator.ts'
import { studyTool } from '../study-tool.ts'

/** Opens a study from a file. */
export function OpenStudy() {
  const { calculator } = useDesk()
  return (
    <Panel aria-label="Open a study" className="print:hidden">
      <OpenProjectFile
        tool={studyTool}
        newest={1}
        label="Open a saved study"
        hint="A .json file of this calculator."
        replace={calculator.replace}
      />
    </Panel>
  )
}
