import { ProjectPanel } from '#web/features/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tool-projects/components/use-project.ts'
import { diagramTool } from '../diagram-tool.ts'
import { useEditor } from '../state/use-editor.ts'

/** The diagram that is open, and the others of the member. */
export function KeepPanel() {
  const open = useProject(diagramTool, useEditor())
  return <ProjectPanel open={open} tool={diagramTool} />
}
