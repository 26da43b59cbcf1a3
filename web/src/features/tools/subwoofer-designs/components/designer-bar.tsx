import { useLocation } from 'react-router-dom'
import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { loginPath } from '#web/lib/return-path.ts'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { useDesign, useDesigner, useView } from '../state/use-designer.ts'
import { StartButton } from './start-button.tsx'

const load = () => import('../files/export-designs.ts')

export type DesignerBarProps = {
  title: string
  isMember: boolean
  isPro: boolean | undefined
  /** Moves to the fields of a data sheet. */
  onEnter: () => void
}

/** The bar of the designer, which names the active design. */
export function DesignerBar({ title, isMember, isPro, onEnter }: DesignerBarProps) {
  const designer = useDesigner()
  const name = useDesign((design) => design.name)
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  const { pathname, search } = useLocation()
  const action = (label: string, act: (by: Awaited<ReturnType<typeof load>>) => void): MenuEntry => ({
    kind: 'action',
    label,
    onSelect: () => whenLoaded(load, () => void load().then(act)),
  })
  // The menu must be gone from the page first.
  const print: MenuEntry = {
    kind: 'action',
    label: 'Print',
    onSelect: () => setTimeout(() => window.print()),
  }
  const entries: MenuEntry[] = isMember
    ? [
        action('Save project', (by) => void by.saveProject(designer)),
        action('Copy link', (by) => by.copyLink(designer)),
        { kind: 'separator', id: 'files' },
        action('Designs (JSON)', (by) => by.saveDesigns(designer)),
        action('Curves (CSV)', (by) => by.saveCurves(designer, isPro)),
        action('Driver (WinISD)', (by) => by.saveDriver(designer)),
        print,
      ]
    : [{ kind: 'link', label: 'Log in to save and share', to: loginPath(pathname + search) }, print]
  return (
    <ToolBar
      title={title}
      name={{
        label: 'Name of this design',
        value: name,
        maxLength: 40,
        onChange: (next) => designer.change((one) => ({ ...one, name: next })),
      }}
      history={{ canUndo, canRedo, on: designer }}
      exports={{ entries, onReach: load }}
    >
      {isMember && <StartButton onEnter={onEnter} />}
    </ToolBar>
  )
}
