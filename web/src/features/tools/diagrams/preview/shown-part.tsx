import type { HTMLAttributes } from 'react'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { factsOf } from '#shared/tools/diagrams/parts-list.ts'
import { partIcons } from '../canvas/part-icons.ts'
import { shortPortLabel } from '../canvas/short-port-label.ts'

export type ShownPartProps = HTMLAttributes<HTMLDivElement> & { node: DiagramNode }

/** A part as the canvas shows it, without anything that changes it. */
export function ShownPart({ node, ...rest }: ShownPartProps) {
  const { width, height, ports } = nodeBox(node)
  const place = { left: node.x, top: node.y, width, height }
  if (node.kind === 'frame')
    return (
      <div className="picture-part" style={place}>
        <div className="frame-part">
          <span className="frame-name">{node.name}</span>
        </div>
      </div>
    )
  if (node.kind === 'label')
    return (
      <div className="picture-part" style={{ left: node.x, top: node.y }}>
        <p className="label-part whitespace-nowrap">{node.name}</p>
      </div>
    )
  const Icon = partIcons[node.kind]
  const facts = factsOf(node) || (node.name === partNames[node.kind] ? '' : partNames[node.kind])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part holds no fields
    <div
      className="picture-part"
      style={place}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
      tabIndex={0}
      aria-label={node.name}
      {...rest}
    >
      <div className="part" data-kind={node.kind}>
        <div className="part-head">
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          <span className="part-text">
            <span className="part-name">{node.name}</span>
            {facts && <span className="part-facts">{facts}</span>}
          </span>
        </div>
        {ports.map((port) => (
          <span key={port.id} className={`shown-port port-${port.side}`} style={{ top: port.y }}>
            <span className="port-button" data-type={port.type}>
              <span className="port-dot" aria-hidden="true" />
              <span className="port-name">{shortPortLabel(port.label)}</span>
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
