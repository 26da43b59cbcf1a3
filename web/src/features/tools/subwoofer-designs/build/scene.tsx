import { useEffect, useRef } from 'react'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { BoxScene } from '../solids/box-scene.ts'
import type { SceneView } from '../solids/scene-view.ts'

export type SceneProps = {
  box: BuiltBox
  tight: readonly number[]
  view: SceneView
  shown: (metres: number) => string
  onSelect: (id: string | undefined) => void
  /** Receives the scene for actions without state: a side to look from, a turn, a picture. */
  onReady: (scene: BoxScene | undefined) => void
  /** This browser gives no context. */
  onMissing: () => void
}

/** The canvas of the box. Its scene lives as long as it is on the screen, and leaves nothing behind. */
export function Scene(props: SceneProps) {
  const place = useRef<HTMLDivElement>(null)
  const scene = useRef<BoxScene>(undefined)
  const latest = useRef(props)
  latest.current = props

  const draw = () => {
    const { box, tight, view, shown } = latest.current
    if (!place.current) return
    const style = getComputedStyle(place.current)
    const look = {
      color: style.color,
      ground: style.getPropertyValue('--c-panel').trim() || '#ffffff',
      font: style.fontFamily,
      shown,
    }
    scene.current?.show({ box, tight, look }, view)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one scene for as long as it is on the screen
  useEffect(() => {
    const host = place.current
    if (!host) return
    try {
      scene.current = new BoxScene(host, { onSelect: (id) => latest.current.onSelect(id) })
    } catch {
      latest.current.onMissing()
      return
    }
    latest.current.onReady(scene.current)
    draw()
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      themed.disconnect()
      latest.current.onReady(undefined)
      scene.current?.dispose()
      scene.current = undefined
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on these
  useEffect(draw, [props.box, props.tight, props.view, props.shown])

  return (
    <div
      ref={place}
      role="img"
      aria-label="The box in three dimensions. The buttons below turn it and take it apart."
      data-scene
      className="h-72 lg:h-[max(18rem,100dvh-26rem)] min-w-0 overflow-hidden bg-[radial-gradient(ellipse_at_50%_40%,color-mix(in_srgb,var(--c-edge)_42%,var(--c-well)),var(--c-well)_78%)] text-ink"
    />
  )
}
