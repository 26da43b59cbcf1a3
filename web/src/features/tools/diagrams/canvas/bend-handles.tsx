import { useReactFlow } from '@xyflow/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { bent } from '#shared/tools/diagrams/bent.ts'
import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { gridStep } from '#shared/tools/diagrams/node-box.ts'
import { useEditor } from '../state/use-editor.ts'

export type BendHandlesProps = { cable: DiagramCable; points: readonly Point[] }

/** A shorter stretch has no room for a handle. */
const shortest = 24

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A stretch on its way by arrow keys: where it began, and the way of the cable that it led to. */
type Held = {
  before: DiagramCable
  way: readonly Point[]
  stretch: number
  through: Point
  bends: Point[]
}

const onGrid = (value: number) => Math.round(value / gridStep) * gridStep

/** The handles that bend the chosen cable: each stretch is dragged across, or moved by arrow keys. */
export function BendHandles({ cable, points }: BendHandlesProps) {
  const editor = useEditor()
  const { screenToFlowPosition } = useReactFlow()
  const [held, setHeld] = useState<Held>()
  const lead = ({ at, x, y }: { at: number; x: number; y: number }, by: Point) => {
    const now = editor.view().body.cables.find(({ id }) => id === cable.id)
    if (!now) return
    // A first stretch that was bent is followed by others, and the keys go on with the one they began with.
    const goesOn = held?.stretch === at && held.bends === now.bends
    const { before, way, through: last } = goesOn ? held : { before: now, way: points, through: { x, y } }
    const through = { x: Math.round(last.x + by.x), y: Math.round(last.y + by.y) }
    const bends = bent(before, way, at, through)
    setHeld({ before, way, stretch: at, through, bends })
    editor.run({ name: 'Bend cable', cables: [{ ...now, bends }] }, `bend ${cable.id}`)
  }
  const release = () => {
    setHeld(undefined)
    editor.release()
  }
  // A handle held by the keys stays in reach and keeps the focus, even if its stretch is short by now.
  const isHeld = held !== undefined && held.bends === cable.bends
  const stretches = points.slice(1).flatMap((to, at) => {
    const from = points[at] as Point
    const isLevel = from.y === to.y
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    if (length < shortest) return isHeld && held.stretch === at ? [{ at, ...held.through, isLevel }] : []
    return [{ at, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, isLevel }]
  })
  if (isHeld && held.stretch > points.length - 2)
    stretches.push({ at: held.stretch, ...held.through, isLevel: false })
  const drag = (event: PointerEvent<SVGCircleElement>, stretch: number) => {
    event.stopPropagation()
    if (event.button !== 0) return
    const { currentTarget: handle, pointerId } = event
    // Bending the first stretch adds others, and the hand continues with the one it began with.
    const [before, way] = [cable, points]
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const { x, y } = screenToFlowPosition({ x: clientX, y: clientY })
      const bends = bent(before, way, stretch, { x: onGrid(x), y: onGrid(y) })
      editor.run({ name: 'Bend cable', cables: [{ ...before, bends }] }, `bend ${cable.id}`)
    }
    const end = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      editor.release()
    }
    handle.setPointerCapture?.(pointerId)
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  const press = (event: KeyboardEvent, { at, x, y }: { at: number; x: number; y: number }) => {
    const arrow = arrows[event.key]
    if (arrow) {
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? 1 : gridStep
      lead({ at, x, y }, { x: arrow.x * step, y: arrow.y * step })
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      event.stopPropagation()
      editor.run({ name: 'Straighten', cables: [{ ...cable, bends: [] }] })
    }
  }
  return stretches.map((stretch) => (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML has no place in a drawing
    <circle
      key={stretch.at}
      cx={stretch.x}
      cy={stretch.y}
      r={6}
      role="button"
      tabIndex={0}
      aria-label={`Stretch ${stretch.at + 1} of the cable. Arrow keys move it, Delete straightens the cable.`}
      className="bend nodrag nopan"
      data-level={stretch.isLevel || undefined}
      onPointerDown={(event) => drag(event, stretch.at)}
      onKeyDown={(event) => press(event, stretch)}
      onBlur={release}
    />
  ))
}
