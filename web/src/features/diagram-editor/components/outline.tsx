import { useMemo } from 'react'
import type { Diagram } from '#shared/diagrams/diagram.ts'
import { partNames } from '#shared/diagrams/part-kinds.ts'
import { type PortRef, portsOf } from '#shared/diagrams/port.ts'
import { otherEnd, type Wiring, wiringOf } from '#shared/diagrams/wiring-of.ts'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useEditor, useView } from '../state/use-editor.ts'
import { ConnectMenu } from './connect-menu.tsx'

/** Where a port leads, in words. */
function leadsTo(wiring: Wiring, ref: PortRef): string {
  const ends = wiring.cablesAt(ref).map((cable) => {
    const end = otherEnd(cable, ref)
    return `${wiring.node(end.node)?.name}, ${wiring.port(end)?.label}`
  })
  return ends.length === 0 ? 'Not connected' : ends.join('; ')
}

const shownParts = ({ nodes }: Diagram) => nodes.filter(({ kind }) => kind !== 'label')

/** The diagram as a list: every part with its ports and where they lead. A cable is made by choosing both of its ends. */
export function Outline() {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const selected = useView((view) => view.selected)
  const pending = useView((view) => view.pending)
  const wiring = useMemo(() => wiringOf(body), [body])
  return (
    <Panel title="Parts and connections">
      {body.nodes.length === 0 && (
        <p className="text-dim">There are no parts yet. Add one, or begin with a template.</p>
      )}
      <ul className="grid gap-4">
        {shownParts(body).map((node) => (
          <li key={node.id} className="grid gap-1">
            <button
              type="button"
              className="menu-item w-full text-left"
              aria-pressed={selected.has(node.id)}
              onClick={() => editor.select([node.id])}
            >
              <span className="grow font-semibold">{node.name}</span>
              <span className="text-sm text-dim">{partNames[node.kind]}</span>
            </button>
            <ul className="grid gap-1 pl-4">
              {portsOf(node).map(({ id, label }) => {
                const ref = { node: node.id, port: id }
                const isPending = pending?.node === node.id && pending.port === id
                return (
                  <li key={id} className="flex items-center gap-2">
                    <button
                      type="button"
                      className={cx('menu-item grow text-left', isPending && 'bg-raised')}
                      aria-pressed={isPending}
                      onClick={() => editor.press(ref)}
                    >
                      <span className="grow">
                        {label}
                        <span className="block text-sm text-dim">{leadsTo(wiring, ref)}</span>
                      </span>
                    </button>
                    <ConnectMenu from={ref} label={`${node.name}, ${label}`} />
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
