// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BuildAdvice } from '#shared/subwoofer-designs/advice.ts'
import type { BuiltBox } from '#shared/subwoofer-designs/built-box.ts'
import { useShown } from '../state/use-shown.ts'
import type { BoxScene } from '../solids/box-scene.ts'
import { type SceneView, usualView } from '../solids/scene-view.ts'
import { Drawings } from './drawings.tsx'
import { SceneControls } from './scene-controls.tsx'
import { tightDrivers } from './use-built.ts'

const Scene = lazy(async () => ({ default: (await import('./scene.tsx')).Scene }))

export type BoxViewProps = {
  box: BuiltBox
  advice: readonly BuildAdvice[]
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** The scene, for a picture of it; undefined while there is none. */
  onScene?: (scene: BoxScene | undefined) => void
}

/** The box in three dimensions with its controls, or as drawings where the browser has none. */
export function BoxView({ box, advice, selected, onSelect, onScene }: BoxViewProps) {
  const shown = useShown()
  const [scene, setScene] = useState<BoxScene>()
  const [isMissing, setMissing] = useState(false)
  const [look, setLook] = useState<Omit<SceneView, 'material' | 'selected'>>(usualView)
  const { material } = box.build
  const view = useMemo(() => ({ ...look, material, selected }), [look, material, selected])
  const tight = useMemo(() => tightDrivers(advice), [advice])
  if (isMissing) return <Drawings box={box} selected={selected} />
  return (
    <div className="grid gap-4">
      <div className="display overflow-hidden p-0">
        <Suspense fallback={<div className="skeleton h-80 sm:h-[30rem]" />}>
          <Scene
            box={box}
            tight={tight}
            view={view}
            shown={shown.length}
            onSelect={onSelect}
            onReady={(ready) => {
              setScene(ready)
              onScene?.(ready)
            }}
            onMissing={() => setMissing(true)}
          />
        </Suspense>
      </div>
      <SceneControls
        scene={scene}
        view={view}
        onChange={(change) => setLook((before) => ({ ...before, ...change }))}
      />
    </div>
  )
}
