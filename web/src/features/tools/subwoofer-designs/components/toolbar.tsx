import { ToolToolbar } from '#web/features/tools/tool-projects/components/tool-toolbar.tsx'
import { useDesigner, useView } from '../state/use-designer.ts'

/** Undo, redo and the units of all fields. */
export function Toolbar() {
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  return <ToolToolbar canUndo={canUndo} canRedo={canRedo} on={useDesigner()} />
}
