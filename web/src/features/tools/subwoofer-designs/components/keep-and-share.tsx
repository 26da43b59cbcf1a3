import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { designerTool } from '../designer-tool.ts'
import { useDesigner } from '../state/use-designer.ts'
import { OpenFilePanel } from './open-file-panel.tsx'
import { PromoteDesigns } from './promote-designs.tsx'

/** The member’s projects, and files to open. */
export function KeepAndShare() {
  const open = useProject(designerTool, useDesigner())
  return (
    <>
      <PromoteDesigns />
      <ProjectPanel open={open} tool={designerTool} />
      <OpenFilePanel open={open} />
    </>
  )
}
