// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { BuildAdvice } from '#shared/tools/subwoofer-designs/advice.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Banner } from '#web/ui/banner.tsx'
import { drawnSides } from '../solids/box-drawings.ts'
import type { BoxScene } from '../solids/box-scene.ts'
import { type SceneView, usualView } from '../solids/scene-view.ts'
import { useShown } from '../state/use-shown.ts'
import { Drawing } from './drawing.tsx'
import type { SceneProps } from './scene.tsx'
import { SceneControls } from './scene-controls.tsx'
import { tightDrivers } from './use-built.ts'

type SceneModule = { default: (props: SceneProps) => ReactNode }

const Scene = lazy(
  async (): Promise<SceneModule> =>
    import('./scene.tsx').then(
      (loaded) => ({ default: loaded.Scene }),
      () => ({ default: NoScene }),
    ),
)

/** Reports a scene that could not be loaded as missing. */
function NoScene({ onMissing }: Pick<SceneProps, 'onMissing'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(onMissing, [])
  return null
}

const waiting = <div className="skeleton h-72 lg:h-[max(18rem,100dvh-26rem)]" />

export type BoxViewProps = {
  box: BuiltBox
  advice: readonly BuildAdvice[]
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** Receives the scene, for a picture of it, or undefined while there is none. */
  onScene?: (scene: BoxScene | undefined) => void
}

/** The box in three dimensions with its controls, or as drawings where the browser has none. */
export function BoxView({ box, advice, selected, onSelect, onScene }: BoxViewProps) {
  const shown = useShown()
  const [scene, setScene] = useState<BoxScene>()
  const [isMissing, setMissing] = useState(false)
  const [look, setLook] = useState<Omit<SceneView, 'material' | 'selected'>>(usualView)
  const { material } = box.build
  // The library is for browsers alone.
  const isAwake = useIsAwake()
  const view = useMemo(() => ({ ...look, material, selected }), [look, material, selected])
  const tight = useMemo(() => tightDrivers(advice), [advice])
  if (isMissing) return <Drawings box={box} selected={selected} />
  return (
    <div className="grid gap-2">
      <div className="display overflow-hidden p-0">
        {isAwake ? (
          <Suspense fallback={waiting}>
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
        ) : (
          waiting
        )}
      </div>
      <SceneControls
        scene={scene}
        view={view}
        onChange={(change) => setLook((before) => ({ ...before, ...change }))}
      />
    </div>
  )
}

type DrawingsProps = { box: BuiltBox; selected: string | undefined }

/** The drawings for a browser that cannot show 3D. */
function Drawings({ box, selected }: DrawingsProps) {
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
