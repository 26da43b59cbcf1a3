import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { designerTool } from '../designer-tool.ts'
import { useDesigner } from '../state/use-designer.ts'
import { FileMenu } from './file-menu.tsx'
import { PromoteDesigns } from './promote-designs.tsx'

export type KeepAndShareProps = { isPro: boolean | undefined }

/** The member's actions on finished designs. */
export function KeepAndShare({ isPro }: KeepAndShareProps) {
  const open = useProject(designerTool, useDesigner())
  return (
    <>
      <PromoteDesigns />
      <ProjectPanel open={open} tool={designerTool} />
      <FileMenu open={open} isPro={isPro} />
    </>
  )
}
