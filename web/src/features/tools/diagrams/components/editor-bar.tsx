import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { type ChecksOnScreen, useChecks } from '../checks/use-live-checks.ts'
import type { ExportedDiagram } from '../files/export-diagram.ts'
import { useEditor, useView } from '../state/use-editor.ts'

const load = () => import('../files/export-diagram.ts')

export type EditorBarProps = {
  title: string
  /** The name of the diagram. */
  name: string
  isPro: boolean
  live: ChecksOnScreen
}

/** The bar of the editor. Drawings, the parts list, and print are part of Pro. */
export function EditorBar({ title, name, isPro, live }: EditorBarProps) {
  const editor = useEditor()
  const checks = useChecks(live)
  const system = useUnitSystem()
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  const action = (
    label: string,
    act: (by: Awaited<ReturnType<typeof load>>, diagram: ExportedDiagram) => void,
    disabled = false,
  ): MenuEntry => ({
    kind: 'action',
    label,
    disabled,
    onSelect: () =>
      whenLoaded(load, () => void load().then((by) => act(by, { editor, name, checks, system }))),
  })
  const entries: MenuEntry[] = [
    action('Copy link', (by, diagram) => by.copyLink(diagram)),
    action('Picture (PNG)', (by, diagram) => void by.savePicture(diagram), !checks),
    action('Diagram (JSON)', (by, diagram) => by.saveDiagram(diagram)),
  ]
  if (isPro)
    entries.push(
      action('Drawing (SVG)', (by, diagram) => by.saveDrawing(diagram), !checks),
      action('Parts list (CSV)', (by, diagram) => by.saveParts(diagram)),
      // The menu must be gone from the page first.
      { kind: 'action', label: 'Print', onSelect: () => setTimeout(() => window.print()) },
    )
  return (
    <ToolBar title={title} history={{ canUndo, canRedo, on: editor }} exports={{ entries, onReach: load }} />
  )
}
