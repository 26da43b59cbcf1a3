import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { isCircle } from '#shared/tools/enclosures/panel.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { buildOf } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editBuild } from './edit-build.ts'
import type { EditedFace, MovedGroup, MovedKey } from './edited-faces.ts'

type Moved = SavedBuild['driversMoved']

const still: Moved = { x: 0, y: 0 }

/** The step of the grid for drivers and ports, m. */
const snap = 0.005
const snapped = (metres: number) => Math.round(metres / snap) * snap
const within = (metres: number) => Math.min(3, Math.max(-3, snapped(metres)))

export type BaffleEditorProps = { build: SavedBuild; face: EditedFace }

/** A face on which drivers and ports are moved by drag or by arrow keys, in steps of 5 mm. */
export function BaffleEditor({ build, face }: BaffleEditorProps) {
  const designer = useDesigner()
  const shown = useShown()
  const svg = useRef<SVGSVGElement>(null)
  const drag = useRef<{ key: MovedKey; x: number; y: number; from: Moved }>(undefined)
  const { title, about, width, height, isRound, divider, groups } = face

  /** A group fixed to a wall is not moved away from it, not even off the screen. */
  const move = ({ key, free }: MovedGroup, to: (from: Moved) => Moved) => {
    if (!free.x && !free.y) return
    // Keys that are held come faster than the box is drawn.
    designer.change((design) => {
      const from = buildOf(design)[key] ?? still
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
  const step = (event: KeyboardEvent, group: MovedGroup) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const size = snap * (event.shiftKey ? 10 : 1)
    move(group, ({ x, y }) => ({ x: x + by[0] * size, y: y + by[1] * size }))
  }
  const letGo = () => {
    drag.current = undefined
    designer.release()
  }
  const handlers = (group: MovedGroup) => ({
    tabIndex: 0,
    role: 'button',
    className: 'cursor-pointer fill-panel stroke-signal-ink',
    onKeyDown: (event: KeyboardEvent) => step(event, group),
    onKeyUp: () => designer.release(),
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { key: group.key, ...placeOf(event), from: build[group.key] ?? still }
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = drag.current
      if (begun?.key !== group.key) return
      const { x, y } = placeOf(event)
      move(group, () => ({ x: begun.from.x + x - begun.x, y: begun.from.y + y - begun.y }))
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  })
  const isMoved = groups.some(({ key }) => {
    const { x, y } = build[key] ?? still
    return x !== 0 || y !== 0
  })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        className="display block h-80 w-full touch-none p-0"
        strokeWidth={0.004 * Math.max(width, height)}
      >
        <title>{`${about}, ${shown.length(width)} by ${shown.length(height)}`}</title>
        {isRound ? (
          <circle cx={width / 2} cy={height / 2} r={width / 2} className="fill-raised stroke-edge" />
        ) : (
          <rect width={width} height={height} className="fill-raised stroke-edge" />
        )}
        {divider && (
          <rect x={divider.left} width={divider.width} height={height} className="fill-well stroke-edge" />
        )}
        {groups.map((group) => {
          const { key, name, cutOuts, free } = group
          const moved = build[key] ?? still
          const [x, y] = [free.x ? moved.x : 0, free.y ? moved.y : 0]
          return (
            <g
              key={key}
              {...handlers(group)}
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
            designer.change(editBuild(Object.fromEntries(groups.map(({ key }) => [key, still]))))
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
