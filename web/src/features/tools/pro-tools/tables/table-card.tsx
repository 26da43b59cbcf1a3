import { useState } from 'react'
import { localTime } from '#shared/platform/time/local-time.ts'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useRestoreTable } from '../api/table-commands.ts'
import type { EditedTable } from './edited-table.ts'
import { TableDialog } from './table-dialog.tsx'

export type TableCardProps = { edited: EditedTable; stored: StoredTable; settings: ToolSettings }

/** A table by its purpose, with the ways to change it. */
export function TableCard({ edited, stored, settings }: TableCardProps) {
  const [open, setOpen] = useState<'edit' | 'restore'>()
  const restore = useRestoreTable()
  const { title, lead } = edited.words
  const close = () => setOpen(undefined)
  return (
    <Panel
      title={title}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {!stored.updatedAt && <Badge>Default</Badge>}
          <Button size="sm" onClick={() => setOpen('edit')}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-dim">{lead}</p>
        <Facts beside facts={edited.examples(settings).map(({ name, result }) => [name, result] as const)} />
        {stored.updatedAt && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-sm text-dim">Changed {localTime(stored.updatedAt)}</span>
            <Button size="sm" variant="ghost" onClick={() => setOpen('restore')}>
              Restore initial<span className="sr-only">: {title}</span>
            </Button>
          </div>
        )}
      </div>
      {open === 'edit' && <TableDialog edited={edited} stored={stored} settings={settings} onClose={close} />}
      {open === 'restore' && (
        <ConfirmCommand
          command={restore}
          input={{ params: { table: edited.table }, body: { version: stored.version } }}
          title={`Restore ${title}?`}
          description="The table goes back to what the platform started with. The activity log keeps what it says now."
          confirmLabel="Restore initial"
          done={`${title} restored`}
          onClose={close}
        />
      )}
    </Panel>
  )
}
