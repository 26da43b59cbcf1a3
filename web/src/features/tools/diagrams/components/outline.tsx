import { useMemo, useState } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { PortList } from './port-list.tsx'

const shownParts = ({ nodes }: Diagram) => nodes.filter(({ kind }) => kind !== 'label')

export type OutlineProps = { onShow: (id: string) => void }

/** The diagram as a list: every part, and the ports of the one that is open. A cable is made by choosing both of its ends. */
export function Outline({ onShow }: OutlineProps) {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const [openId, setOpenId] = useState<string>()
  const wiring = useMemo(() => wiringOf(body), [body])
  if (body.nodes.length === 0)
    return <p className="text-dim">There are no parts yet. Add one, or start with a template.</p>
  return (
    <ul className="grid gap-1">
      {shownParts(body).map((node) => {
        const isOpen = node.id === openId
        return (
          <li key={node.id}>
            <button
              type="button"
              className="menu-item w-full text-left"
              aria-expanded={isOpen}
              onClick={() => {
                setOpenId(isOpen ? undefined : node.id)
                editor.select([node.id])
                onShow(node.id)
              }}
            >
              <span className="grow font-semibold">{node.name}</span>
              <span className="text-sm text-dim">{partNames[node.kind]}</span>
            </button>
            {isOpen && (
              <div className="pl-3">
                <PortList node={node} wiring={wiring} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
