import { ProjectPanel } from '#web/features/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tool-projects/components/use-project.ts'
import { useDesk } from '../state/use-calculator.ts'
import { studyTool } from '../study-tool.ts'

/** The study that is open, and the others of the member. */
export function KeepPanel() {
  const open = useProject(studyTool, useDesk().calculator)
  return <ProjectPanel open={open} tool={studyTool} />
}
