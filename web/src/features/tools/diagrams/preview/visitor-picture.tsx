import { useEffect, useMemo, useRef, useState } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { exampleIn } from './example-places.ts'
import { pictureLines } from './picture-lines.ts'
import { ShownPart } from './shown-part.tsx'
import { useMovable } from './use-movable.ts'
import '../canvas/canvas.css'

export type VisitorPictureProps = {
  title: string
  diagram: Diagram
  /** Set for the example, whose parts stand as the width of the screen asks. */
  isExample: boolean
  /** Undefined while nothing is known about it. */
  checks: DiagramChecks | undefined
}

/** The space around everything that is drawn. */
const margin = 24
/** The scales between which a picture is fitted. Below the least it is scrolled. */
const scales = { least: 0.7, most: 1.25 }
/** Letters grow where the picture shrinks below this scale. */
const readable = 0.95

/** A diagram in the colors of the canvas, fitted to the screen. Its parts can be moved, and nothing is kept. */
export function VisitorPicture({ title, diagram, isExample, checks }: VisitorPictureProps) {
  const region = useRef<HTMLElement>(null)
  const [space, setSpace] = useState<{ width: number; height: number }>()
  const system = useUnitSystem()
  useEffect(() => {
    const element = region.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = space?.width ?? 0
  const laid = useMemo(() => (isExample ? exampleIn(diagram, width) : diagram), [isExample, diagram, width])
  const { shown, routes, bounds, handlesOf } = useMovable(laid)
  const size = { width: bounds.width + 2 * margin, height: bounds.height + 2 * margin }
  const fit = space ? Math.min(space.width / size.width, space.height / size.height, scales.most) : 1
  const scale = Math.max(fit, scales.least)
  const letters = Math.min(1.3, Math.max(1, readable / scale))
  const currents = checks?.currents
  const [from, to] = [bounds.x - margin, bounds.x + bounds.width + margin]
  const lines = useMemo(
    () => pictureLines(shown, routes, { currents, system, size: letters, from, to }),
    [shown, routes, currents, system, letters, from, to],
  )
  return (
    <section
      ref={region}
      aria-label={`Wiring diagram: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a large diagram is scrolled by keys, too
      tabIndex={0}
      className="diagram-canvas diagram-picture"
    >
      {space && (
        <div
          className="picture-room"
          style={{ width: size.width * scale, height: size.height * scale, ['--letters' as string]: letters }}
        >
          <div
            className="picture-sheet"
            style={{
              transform: `scale(${scale}) translate(${margin - bounds.x}px, ${margin - bounds.y}px)`,
            }}
          >
            <svg aria-hidden="true" className="picture-cables">
              {lines.map(({ cable, path, label }) => (
                <g
                  key={cable.id}
                  className="cable"
                  data-color={cable.color}
                  data-thick={cable.parallel > 1 || undefined}
                >
                  <title>{label}</title>
                  <path d={path} className="cable-case" />
                  <path d={path} className="cable-line" />
                </g>
              ))}
              {lines.map(
                ({ cable, written }) =>
                  written && (
                    <text key={cable.id} x={written.x} y={written.y} className="cable-label picture-label">
                      {written.text}
                    </text>
                  ),
              )}
            </svg>
            {shown.nodes.map((node) => (
              <ShownPart key={node.id} node={node} {...handlesOf(node, scale)} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
