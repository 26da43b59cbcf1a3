import type { EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { cableDrop } from '#shared/tools/diagrams/cable-drop.ts'
import { cableLabel } from '#shared/tools/diagrams/cable-label.ts'
import { pathText } from '#shared/tools/diagrams/cable-path.ts'
import { sizeText } from '#shared/tools/diagrams/rules/cable-rules.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { BendHandles } from './bend-handles.tsx'
import type { CableFlow } from './flow-model.ts'
import { useCurrent, useMark } from './node-marks.ts'

/** A cable along the axes with its values on the line. */
export const CableEdge = memo(function CableEdge({ data, selected = false }: EdgeProps<CableFlow>) {
  const mark = useMark(data?.cable.id ?? '')
  const current = useCurrent(data?.cable.id ?? '')
  const system = useUnitSystem()
  if (!data) return null
  const { cable, kind, points, label: at } = data
  const path = pathText(points)
  const drop = current === undefined ? undefined : cableDrop(cable, { [cable.id]: current })
  const label = cableLabel(cable, drop, system)
  return (
    <g
      className="cable"
      data-color={cable.color}
      data-kind={kind}
      data-thick={cable.parallel > 1 || undefined}
      data-mark={mark?.severity}
      data-selected={selected || undefined}
    >
      <title>{label}</title>
      <path d={path} className="cable-case" />
      <path d={path} className="cable-line" />
      <path d={path} className="cable-reach react-flow__edge-interaction" />
      {at && (
        <text x={at.x} y={at.y} className="cable-label">
          {at.isShort ? sizeText(cable) : label}
        </text>
      )}
      {selected && <BendHandles cable={cable} points={points} />}
    </g>
  )
})
