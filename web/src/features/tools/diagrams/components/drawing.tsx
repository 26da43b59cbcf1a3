import { useMemo } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { diagramSvg } from '#shared/tools/diagrams/diagram-svg.ts'
import { cableKinds } from '#shared/tools/diagrams/legal-pair.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'

export type DrawingProps = {
  title: string
  diagram: Diagram
  /** Undefined while nothing is known about it. */
  checks: DiagramChecks | undefined
}

/** A diagram on paper, as files have it. */
export function Drawing({ title, diagram, checks }: DrawingProps) {
  const system = useUnitSystem()
  const { address, width, height } = useMemo(() => {
    const { svg, ...size } = diagramSvg(diagram, { title, checks, layers: cableKinds, system })
    return { ...size, address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` }
  }, [title, diagram, checks, system])
  return (
    <img
      src={address}
      width={width}
      height={height}
      alt={`Wiring diagram: ${title}`}
      className="h-auto w-full min-w-[44rem] rounded-md border border-line print:min-w-0"
    />
  )
}
