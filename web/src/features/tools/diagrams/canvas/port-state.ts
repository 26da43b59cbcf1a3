import { connection } from '#shared/tools/diagrams/connect.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { type PortRef, portsOf } from '#shared/tools/diagrams/port.ts'
import type { EditorView } from '../state/editor-view.ts'

/** The state of a port while a cable is drawn: the start, a possible end, or barred. */
export type PortState = 'pending' | 'legal' | 'barred' | ''

let last: { body: Diagram; pending: PortRef; legal: ReadonlySet<string> } | undefined

const keyOf = ({ node, port }: PortRef) => `${node}.${port}`

/** Every port asks after every change, so the answer for all of them is kept. */
function legalKeys(body: Diagram, pending: PortRef): ReadonlySet<string> {
  if (last?.body === body && last.pending === pending) return last.legal
  const legal = new Set(
    body.nodes.flatMap((node) =>
      portsOf(node).flatMap(({ id }) => {
        const ref = { node: node.id, port: id }
        return 'name' in connection(body, pending, ref) ? [keyOf(ref)] : []
      }),
    ),
  )
  last = { body, pending, legal }
  return legal
}

export function portState({ body, pending }: EditorView, ref: PortRef): PortState {
  if (!pending) return ''
  if (pending.node === ref.node && pending.port === ref.port) return 'pending'
  return legalKeys(body, pending).has(keyOf(ref)) ? 'legal' : 'barred'
}
