import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { openingOf } from '#shared/enclosures/baffle-fit.ts'
import { isCircle } from '#shared/enclosures/panel.ts'
import { freeAxes } from '#shared/subwoofer-designs/baffle-places.ts'
import type { BuiltBox } from '#shared/subwoofer-designs/built-box.ts'
import type { SavedBuild } from '#shared/subwoofer-designs/saved-build.ts'
import { buildOf } from '#shared/subwoofer-designs/standard-build.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editBuild } from './edit-build.ts'

type MovedKey = 'driversMoved' | 'portsMoved'
type Moved = SavedBuild[MovedKey]

/** Drivers and ports stand on a grid of this, m. */
const snap = 0.005
const snapped = (metres: number) => Math.round(metres / snap) * snap
const within = (metres: number) => Math.min(3, Math.max(-3, snapped(metres)))

const names: Record<MovedKey, { one: string; many: string }> = {
  driversMoved: { one: 'Driver', many: 'Drivers' },
  portsMoved: { one: 'Port', many: 'Ports' },
}

export type BaffleEditorProps = { box: BuiltBox }

/** The front, on which drivers and ports are moved by drag or by arrow keys, in steps of 5 mm. */
export function BaffleEditor({ box }: BaffleEditorProps) {
  const designer = useDesigner()
  const shown = useShown()
  const svg = useRef<SVGSVGElement>(null)
  const drag = useRef<{ key: MovedKey; x: number; y: number; from: Moved }>(undefined)
  const { baffle, places, body, build, shape } = box
  const { width, height } = baffle
  const isRound = shape.kind === 'cylinder'

  const freeOf = (key: MovedKey) => {
    const [port] = key === 'portsMoved' ? places.ports : []
    return port ? freeAxes(port) : { x: true, y: true }
  }
  /** What stays at a wall is not moved away from it, not even out of sight. */
  const move = (key: MovedKey, to: (from: Moved) => Moved) => {
    const free = freeOf(key)
    if (!free.x && !free.y) return
    // Keys that are held come faster than the box is drawn.
    designer.change((design) => {
      const from = buildOf(design)[key]
      const { x, y } = to(from)
      const moved = { x: free.x ? within(x) : from.x, y: free.y ? within(y) : from.y }
      return editBuild({ [key]: moved })(design)
    }, `build.${key}`)
  }
  /** A place of the pointer on the front, m. */
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const toFront = svg.current?.getScreenCTM()?.inverse()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toFront)
    return { x, y: height - y }
  }
  const step = (event: KeyboardEvent, key: MovedKey) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const size = snap * (event.shiftKey ? 10 : 1)
    move(key, ({ x, y }) => ({ x: x + by[0] * size, y: y + by[1] * size }))
  }
  const letGo = () => {
    drag.current = undefined
    designer.release()
  }
  const handlers = (key: MovedKey) => ({
    tabIndex: 0,
    role: 'button',
    className: 'cursor-pointer fill-panel stroke-signal-ink',
    onKeyDown: (event: KeyboardEvent) => step(event, key),
    onKeyUp: () => designer.release(),
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { key, ...placeOf(event), from: build[key] }
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = drag.current
      if (begun?.key !== key) return
      const { x, y } = placeOf(event)
      move(key, () => ({ x: begun.from.x + x - begun.x, y: begun.from.y + y - begun.y }))
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  })
  const groups = [
    {
      key: 'driversMoved' as const,
      cutOuts: places.drivers.map((center) => ({ center, diameter: body.cutOut })),
    },
    { key: 'portsMoved' as const, cutOuts: places.ports.map(openingOf) },
  ].filter(({ cutOuts }) => cutOuts.length > 0)
  const isMoved = [build.driversMoved, build.portsMoved].some(({ x, y }) => x !== 0 || y !== 0)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Front</legend>
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        className="display block h-80 w-full touch-none p-0"
        strokeWidth={0.004 * Math.max(width, height)}
      >
        <title>{`The front of the box, ${shown.length(width)} by ${shown.length(height)}`}</title>
        {isRound ? (
          <circle cx={width / 2} cy={height / 2} r={width / 2} className="fill-raised stroke-edge" />
        ) : (
          <rect width={width} height={height} className="fill-raised stroke-edge" />
        )}
        {groups.map(({ key, cutOuts }) => {
          const free = freeOf(key)
          const [x, y] = [free.x ? build[key].x : 0, free.y ? build[key].y : 0]
          const name = cutOuts.length === 1 ? names[key].one : names[key].many
          return (
            <g
              key={key}
              {...handlers(key)}
              aria-label={`${name}, moved ${shown.length(x)} to the right and ${shown.length(y)} up. Move with the arrow keys`}
            >
              {cutOuts.map((cutOut, at) =>
                isCircle(cutOut) ? (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: an opening is known by its place
                    key={at}
                    cx={cutOut.center[0]}
                    cy={height - cutOut.center[1]}
                    r={cutOut.diameter / 2}
                  />
                ) : (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: an opening is known by its place
                    key={at}
                    x={cutOut.corner[0]}
                    y={height - cutOut.corner[1] - cutOut.height}
                    width={cutOut.width}
                    height={cutOut.height}
                  />
                ),
              )}
            </g>
          )
        })}
      </svg>
      <p className="text-sm text-dim">
        Drag the drivers or the ports, or move them with the arrow keys. A slot along a wall stays there.
      </p>
      {isMoved && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() =>
            designer.change(editBuild({ driversMoved: { x: 0, y: 0 }, portsMoved: { x: 0, y: 0 } }))
          }
        >
          Put them back
        </Button>
      )}
    </fieldset>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
