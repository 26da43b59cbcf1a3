import { useSyncExternalStore } from 'react'
import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import type { Calculator } from '../state/calculator.ts'

const load = () => import('../files/export-study.ts')

export type CalculatorBarProps = {
  title: string
  own: Calculator
  /** False while the example is on the screen, which is not the visitor’s to save. */
  exports: boolean
}

/** The bar of the calculator, with undo for one’s own numbers. */
export function CalculatorBar({ title, own, exports }: CalculatorBarProps) {
  const { canUndo, canRedo } = useSyncExternalStore(own.subscribe, own.view, own.view)
  const action = (label: string, act: (by: Awaited<ReturnType<typeof load>>) => void) => ({
    kind: 'action' as const,
    label,
    onSelect: () => whenLoaded(load, () => void load().then(act)),
  })
  return (
    <ToolBar
      title={title}
      history={{ canUndo, canRedo, on: own }}
      {...(exports && {
        exports: {
          onReach: load,
          entries: [
            action('Copy link', (by) => by.copyLink(own)),
            action('Study (JSON)', (by) => by.saveStudy(own)),
            // The menu must be gone from the page first.
            { kind: 'action', label: 'Print', onSelect: () => setTimeout(() => window.print()) },
          ],
        },
      })}
    />
  )
}
