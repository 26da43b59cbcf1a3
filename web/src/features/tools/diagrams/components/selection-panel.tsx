import { useMemo } from 'react'
import { cableCurrent } from '#shared/tools/diagrams/cable-current.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type ChecksOnScreen, useChecks } from '../checks/use-live-checks.ts'
import { selectionCommands } from '../state/selection-commands.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { CablePanel } from './cable-panel.tsx'
import { PartPanel } from './part-panel.tsx'
import { PortList } from './port-list.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export type SelectionPanelProps = { live: ChecksOnScreen }

/** The values of the selection; without one, those of the whole diagram. */
export function SelectionPanel({ live }: SelectionPanelProps) {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const selected = useView((view) => view.selected)
  const checks = useChecks(live)
  const wiring = useMemo(() => wiringOf(body), [body])
  const nodes = body.nodes.filter(({ id }) => selected.has(id))
  const cables = body.cables.filter(({ id }) => selected.has(id))
  const [node] = nodes
  const [cable] = cables
  if (cable && nodes.length === 0 && cables.length === 1)
    return (
      <div className="grid gap-4">
        <CablePanel key={cable.id} cable={cable} current={cableCurrent(checks?.currents, cable.id)} />
        <div>
          <Button variant="danger" size="sm" onClick={() => editor.remove()}>
            Delete cable
          </Button>
        </div>
      </div>
    )
  if (node && nodes.length === 1)
    return (
      <div className="grid gap-4">
        <PartPanel key={node.id} node={node} />
        {wiring.node(node.id) && node.kind !== 'label' && node.kind !== 'frame' && (
          <Panel title="Ports">
            <PortList node={node} wiring={wiring} />
          </Panel>
        )}
        <ManyPanel nodes={nodes} />
      </div>
    )
  if (nodes.length > 1) return <ManyPanel nodes={nodes} />
  return (
    <div className="grid gap-4">
      <p className="text-sm text-dim">Choose a part or a cable to see its details.</p>
      <SettingsPanel />
    </div>
  )
}

type ManyPanelProps = { nodes: readonly DiagramNode[] }

/** The actions on the chosen parts. */
function ManyPanel({ nodes }: ManyPanelProps) {
  const editor = useEditor()
  return (
    <Panel title={nodes.length === 1 ? 'This part' : `${nodes.length} parts`}>
      <div className="flex flex-wrap gap-2">
        {selectionCommands(nodes).map(({ id, label, isDangerous, run }) => (
          <Button
            key={id}
            size="sm"
            variant={isDangerous ? 'danger' : 'secondary'}
            onClick={() => run(editor)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
