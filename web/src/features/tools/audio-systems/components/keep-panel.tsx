import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { useSystemDesk } from '../state/use-system-desk.ts'
import { systemTool } from '../system-tool.ts'

/** The system that is open, and the others of the member. */
export function KeepPanel() {
  const open = useProject(systemTool, useSystemDesk().desk)
  return <ProjectPanel open={open} tool={systemTool} />
}
