import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { useDesk } from '../state/use-calculator.ts'
import { studyTool } from '../study-tool.ts'

export type KeepPanelProps = { mayCreate?: boolean }

/** The study that is open, and the others of the member. */
export function KeepPanel({ mayCreate = true }: KeepPanelProps) {
  const open = useProject(studyTool, useDesk().calculator)
  return <ProjectPanel open={open} tool={studyTool} mayCreate={mayCreate} />
}
