import { useState } from 'react'
import { startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Toolbar } from '../components/toolbar.tsx'
import { newDesigner } from '../state/designer.ts'
import { DesignerContext } from '../state/use-designer.ts'
import { BoxWorkspace } from './box-workspace.tsx'
import { BuildPanel } from './build-panel.tsx'

export type BoxTrialProps = { title: string }

/** One box with every control, for visitors and for devices that are checked. It is not kept. */
export function BoxTrial({ title }: BoxTrialProps) {
  const [designer] = useState(() => newDesigner(startingDesigns))
  return (
    <DesignerContext value={designer}>
      <div className="shell py-6">
        <ScreenHeader
          title={title}
          lead="Turn it, cut it open and take it apart. Nothing here is saved."
          actions={<Toolbar />}
        />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <BoxWorkspace isPro={false} isTrial />
          </div>
          <div className="grid min-w-0 gap-4">
            <Panel title="Build">
              <BuildPanel />
            </Panel>
            <p className="text-sm text-dim">
              Estimates for planning. Have electrical work checked by a qualified installer.
            </p>
            <p>
              <TextLink to="/subwoofer-designer">Design a box of your own</TextLink>
            </p>
          </div>
        </div>
      </div>
    </DesignerContext>
  )
}
