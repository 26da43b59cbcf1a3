import { useDesigner } from '../state/use-designer.ts'
import { FileMenu } from './file-menu.tsx'
import { ProjectPanel } from './project-panel.tsx'
import { useProject } from './use-project.ts'

/** What a member does with finished designs. */
export function KeepAndShare() {
  const open = useProject(useDesigner())
  return (
    <>
      <ProjectPanel open={open} />
      <FileMenu />
    </>
  )
}
