import type { EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { cableDrop } from '#shared/diagrams/cable-drop.ts'
import { cableLabel } from '#shared/diagrams/cable-label.ts'
import { pathText } from '#shared/diagrams/cable-path.ts'
import { sizeText } from '#shared/diagrams/rules/cable-rules.ts'
import { useUnitSystem } from '#web/features/tool-projects/state/units-kept.ts'
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
