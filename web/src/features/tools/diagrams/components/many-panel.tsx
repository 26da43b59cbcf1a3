import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { selectionCommands } from '../state/selection-commands.ts'
import { useEditor } from '../state/use-editor.ts'

export type ManyPanelProps = { nodes: readonly DiagramNode[] }

/** The actions on the chosen parts. */
export function ManyPanel({ nodes }: ManyPanelProps) {
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
