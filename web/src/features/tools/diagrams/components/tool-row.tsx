import { CircleHelp, Grid3x3, Search, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LayerSwitches } from './layer-switches.tsx'

export type ToolRowProps = {
  snaps: boolean
  isArranging: boolean
  canArrange: boolean
  onSnap: (snaps: boolean) => void
  onArrange: () => void
  onFind: () => void
  onHelp: () => void
  /** The verdict of the checks. */
  children: ReactNode
}

/** The actions on the whole canvas. */
export function ToolRow({
  snaps,
  isArranging,
  canArrange,
  onSnap,
  onArrange,
  onFind,
  onHelp,
  children,
}: ToolRowProps) {
  return (
    <div className="relative flex shrink-0 items-center gap-x-4 overflow-x-auto border-b border-line px-2 py-1 sm:px-4">
      <LayerSwitches />
      {/* It keeps its place, so that the canvas does not move when the verdict arrives. */}
      <div className="flex min-h-9 shrink-0 items-center">{children}</div>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <Button size="sm" disabled={!canArrange} busy={isArranging} onClick={onArrange}>
          <WandSparkles className="size-4" aria-hidden="true" />
          Arrange
        </Button>
        <Button
          size="sm"
          variant={snaps ? 'secondary' : 'ghost'}
          aria-pressed={snaps}
          onClick={() => onSnap(!snaps)}
        >
          <Grid3x3 className="size-4" aria-hidden="true" />
          Snap
        </Button>
        <IconButton
          label="Find a part"
          icon={<Search className="size-4" aria-hidden="true" />}
          onClick={onFind}
        />
        <IconButton
          label="Keys and gestures"
          icon={<CircleHelp className="size-4" aria-hidden="true" />}
          onClick={onHelp}
        />
      </div>
    </div>
  )
}
