import { useState } from 'react'
import { startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { newDesigner } from '../state/designer.ts'
import { DesignerContext, useDesigner, useView } from '../state/use-designer.ts'
import { BoxWorkspace } from './box-workspace.tsx'
import { BuildPanel } from './build-panel.tsx'

export type BoxTrialProps = { title: string }

/** One box with every control, for visitors and for devices that are checked. It is not kept. */
export function BoxTrial({ title }: BoxTrialProps) {
  const [designer] = useState(() => newDesigner(startingDesigns))
  return (
    <DesignerContext value={designer}>
      <TrialBar title={title} />
      <div className="grid items-start gap-2 p-2 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-3">
          <BoxWorkspace isPro={false} isTrial />
        </div>
        <div className="grid min-w-0 gap-3">
          <section aria-label="Build" className="panel p-3">
            <BuildPanel />
          </section>
          <p className="text-sm text-dim">
            Nothing here is saved. <TextLink to="/subwoofer-designer">Design a box of your own</TextLink>
          </p>
          <p className="text-sm text-dim">
            Estimates for planning. Have electrical work checked by a qualified installer.
          </p>
        </div>
      </div>
    </DesignerContext>
  )
}

function TrialBar({ title }: BoxTrialProps) {
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  return <ToolBar title={title} history={{ canUndo, canRedo, on: useDesigner() }} />
}
