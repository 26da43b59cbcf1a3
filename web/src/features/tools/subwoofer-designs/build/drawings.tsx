import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { Banner } from '#web/ui/banner.tsx'
import { drawnSides } from '../solids/box-drawings.ts'
import { useShown } from '../state/use-shown.ts'
import { Drawing } from './drawing.tsx'

export type DrawingsProps = { box: BuiltBox; selected: string | undefined }

/** The drawings for a browser that cannot show 3D. */
export function Drawings({ box, selected }: DrawingsProps) {
  const shown = useShown()
  return (
    <div className="grid gap-4">
      <Banner tone="info">Your browser cannot show 3D here. Here are the drawings instead.</Banner>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {drawnSides.map((side) => (
          <Drawing key={side} box={box} side={side} selected={selected} shown={shown.length} />
        ))}
      </div>
    </div>
  )
}
