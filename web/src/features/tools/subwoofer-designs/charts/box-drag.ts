import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { partsOfBox } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { useDesigner } from '../state/use-designer.ts'

/** The number of pixels for a factor of e in volume or tuning. */
const pixelsPerE = 260

const volumeRange = [0.003, 0.6] as const
const tuningRange = [15, 120] as const

type Start = { x: number; y: number; design: SavedDesign; axis: 'x' | 'y' | undefined }

/**
 * Moves the volume of the box by dragging sideways, and its tuning up and down; with Shift, only the one that was moved
 * first. Arrow keys do the same.
 */
export function useBoxDrag(pointers: readonly string[]) {
  const designer = useDesigner()
  const start = useRef<Start>(undefined)

  const end = () => {
    start.current = undefined
    designer.release()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!pointers.includes(event.pointerType) || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { computed, active } = designer.view()
      const design = computed[active]?.saved
      if (design) start.current = { x: event.clientX, y: event.clientY, design, axis: undefined }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from) return
      let [x, y] = [event.clientX - from.x, from.y - event.clientY]
      if (event.shiftKey) {
        from.axis ??= Math.abs(x) >= Math.abs(y) ? 'x' : 'y'
        if (from.axis === 'x') y = 0
        else x = 0
      } else from.axis = undefined
      designer.change(() => movedBox(from.design, Math.exp(x / pixelsPerE), Math.exp(y / pixelsPerE)), 'drag')
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = event.shiftKey ? 0.1 : 0.02
      const moves: Record<string, readonly [number, number]> = {
        ArrowLeft: [-step, 0],
        ArrowRight: [step, 0],
        ArrowDown: [0, -step],
        ArrowUp: [0, step],
      }
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      designer.change((design) => movedBox(design, Math.exp(move[0]), Math.exp(move[1])), 'drag')
    },
    onKeyUp: () => designer.release(),
  }
}

/** A value that was typed beyond the range of the drag moves back toward it, and nothing else changes it. */
function movedBy(value: number, by: number, [min, max]: readonly [number, number]): number {
  if (by === 1) return value
  return Math.min(Math.max(max, value), Math.max(Math.min(min, value), value * by))
}

/**
 * Returns a design with its volume and tuning multiplied by these factors. The tuning of a bandpass box is
 * that of its front chamber.
 */
export function movedBox(design: SavedDesign, volume: number, tuning: number): SavedDesign {
  const { box } = design
  const parts = partsOfBox[box.kind]
  const rear = { ...box.rear, volume: movedBy(box.rear.volume, volume, volumeRange) }
  const ports = parts.frontPorts ? 'frontPorts' : 'rearPorts'
  const moved = parts[ports]
    ? {
        [ports]: {
          ...box[ports],
          tuning: Number(movedBy(box[ports].tuning, tuning, tuningRange).toFixed(2)),
        },
      }
    : {}
  return { ...design, box: { ...box, rear, ...moved } }
}
