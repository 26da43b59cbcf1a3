import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { gridStep, nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { drawingBounds } from '#shared/tools/diagrams/routes/drawing-bounds.ts'
import { followingRoutes, type Routes, routesOf } from '#shared/tools/diagrams/routes/routes-of.ts'

type Place = { x: number; y: number }
type Moved = { of: Diagram; places: Readonly<Record<string, Place>> }

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const onGrid = (value: number) => Math.round(value / gridStep) * gridStep
const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** A diagram whose parts can be moved within its bounds, as long as it is on the screen. Nothing is kept. */
export function useMovable(diagram: Diagram) {
  const [moved, setMoved] = useState<Moved>({ of: diagram, places: {} })
  const [isMoving, setMoving] = useState(false)
  const grip = useRef<{ id: string; from: Place; at: Place }>(undefined)
  const last = useRef<{ diagram: Diagram; routes: Routes }>(undefined)
  const bounds = useMemo(() => drawingBounds(diagram) ?? nowhere, [diagram])
  const places = moved.of === diagram ? moved.places : undefined
  const shown = useMemo(() => {
    if (!places || Object.keys(places).length === 0) return diagram
    return {
      ...diagram,
      nodes: diagram.nodes.map((node) => ({ ...node, ...places[node.id] }) as DiagramNode),
    }
  }, [diagram, places])
  const routes = useMemo(() => {
    // Under a hand, only the cables of the moved part go elsewhere.
    const found = isMoving && last.current ? followingRoutes(shown, last.current) : routesOf(shown)
    last.current = { diagram: shown, routes: found }
    return found
  }, [shown, isMoving])

  const move = (node: DiagramNode, to: Place) => {
    const { width, height } = nodeBox(node)
    const within = (value: number, least: number, most: number) =>
      Math.min(Math.max(least, most), Math.max(least, onGrid(value)))
    const place = {
      x: within(to.x, bounds.x, bounds.x + bounds.width - width),
      y: within(to.y, bounds.y, bounds.y + bounds.height - height),
    }
    setMoved((before) => ({
      of: diagram,
      places: { ...(before.of === diagram && before.places), [node.id]: place },
    }))
  }
  const end = () => {
    grip.current = undefined
    setMoving(false)
  }
  return {
    shown,
    routes,
    bounds,
    /** What moves a part by a hand or by arrow keys, in a picture of this scale. */
    handlesOf: (node: DiagramNode, scale: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { id: node.id, from: { x: event.clientX, y: event.clientY }, at: node }
        setMoving(true)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (grip.current?.id !== node.id) return
        const { from, at } = grip.current
        move(node, { x: at.x + (clientX - from.x) / scale, y: at.y + (clientY - from.y) / scale })
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        const way = arrows[event.key]
        if (!way || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        move(node, { x: node.x + way.x * gridStep, y: node.y + way.y * gridStep })
      },
    }),
  }
}
