import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { ChecksOnScreen } from '../checks/use-live-checks.ts'
import { useView } from '../state/use-editor.ts'
import { IssueList } from './issue-list.tsx'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import { SelectionPanel } from './selection-panel.tsx'

export type SideTab = 'add' | 'edit' | 'checks' | 'list'

export type SidePanelProps = {
  tab: SideTab
  live: ChecksOnScreen
  tables: DiagramTables
  isPro: boolean | undefined
  onTab: (tab: SideTab) => void
  onAdd: (kind: NodeKind) => void
  onShow: (id: string) => void
  /** Shows a part or a cable, and scrolls to the canvas if that is out of view. */
  onShowThere: (id: string) => void
  onFields: () => void
}

const { nodes: mostParts, cables: mostCables } = toolQuotas.free

/** Beside the canvas: parts to add, the selection, the problems, and all of it as a list. */
export function SidePanel({
  tab,
  live,
  tables,
  isPro,
  onTab,
  onAdd,
  onShow,
  onShowThere,
  onFields,
}: SidePanelProps) {
  const parts = useView(({ body }) => body.nodes.length)
  const cables = useView(({ body }) => body.cables.length)
  return (
    <Tabs
      label="Diagram"
      value={tab}
      onChange={(id) => onTab(id as SideTab)}
      tabs={[
        {
          id: 'add',
          label: 'Add',
          content: (
            <div className="grid gap-5">
              {isPro === false && (
                <div className="grid gap-1">
                  <p className="text-sm text-dim">
                    {parts} of {mostParts} parts, {cables} of {mostCables} cables
                  </p>
                  <ProNote what="Up to 150 parts and 400 cables" />
                </div>
              )}
              <Palette onAdd={onAdd} />
            </div>
          ),
        },
        { id: 'edit', label: 'Edit', content: <SelectionPanel live={live} /> },
        {
          id: 'checks',
          label: 'Checks',
          content: <IssueList live={live} tables={tables} onShow={onShowThere} onFields={onFields} />,
        },
        { id: 'list', label: 'List', content: <Outline onShow={onShow} /> },
      ]}
    />
  )
}
