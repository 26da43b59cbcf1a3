import { OpenProjectFile } from '#web/features/tools/tool-projects/components/open-project-file.tsx'
import { useSystemDesk } from '../state/use-system-desk.ts'
import { systemTool } from '../system-tool.ts'

/** Opens a system from a file. */
export function OpenSystem() {
  const { desk } = useSystemDesk()
  return (
    <OpenProjectFile
      tool={systemTool}
      newest={1}
      label="Open a saved system"
      hint="A .json file of this designer."
      replace={desk.replace}
    />
  )
}
