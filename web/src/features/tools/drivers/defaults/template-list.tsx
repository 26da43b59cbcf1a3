import { useState } from 'react'
import { localTime } from '#shared/platform/time/local-time.ts'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { OfferedTemplate } from '#shared/tools/pro-tools/offered-templates.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useRestoreTable } from '#web/features/tools/pro-tools/api/table-commands.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { AddTemplateDialog } from './add-template-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { useSaveTemplates } from './use-save-templates.ts'

export type TemplateListProps = { stored: StoredTable; rows: readonly OfferedTemplate[] }

type Open = { dialog: 'add' | 'restore' } | { dialog: 'edit' | 'remove'; row: OfferedTemplate }

/** The boxes that members start from, in the order that they read them in. */
export function TemplateList({ stored, rows }: TemplateListProps) {
  const save = useSaveTemplates(stored, (next: readonly OfferedTemplate[]) => next)
  const restore = useRestoreTable()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const shown = save.isPending && save.variables ? save.variables : rows
  return (
    <Panel title="Templates">
      <div className="grid gap-4">
        <p className="text-sm text-dim">
          Members start from these boxes, in this order. Built-in boxes follow the defaults beside them; your
          own stay as you designed them.
        </p>
        <SortableList
          label="Templates"
          items={shown}
          itemKey={({ id }) => id}
          nameOf={({ name }) => name}
          onOrder={(next) => !save.isPending && save.mutate(next, { onError: toastFailure })}
        >
          {(row, _, handle) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2">
              {handle}
              <div className="min-w-0 grow basis-48 wrap-anywhere">
                <p className="font-semibold">{row.name}</p>
                {row.hint && <p className="text-sm text-dim">{row.hint}</p>}
              </div>
              <Button size="sm" onClick={() => setOpen({ dialog: 'edit', row })}>
                Edit<span className="sr-only"> {row.name}</span>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={shown.length < 2}
                onClick={() => setOpen({ dialog: 'remove', row })}
              >
                Remove<span className="sr-only"> {row.name}</span>
              </Button>
            </div>
          )}
        </SortableList>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => setOpen({ dialog: 'add' })}>Add a template</Button>
          {stored.updatedAt && (
            <Button variant="ghost" onClick={() => setOpen({ dialog: 'restore' })}>
              Restore initial<span className="sr-only">: Templates</span>
            </Button>
          )}
          <span className="text-sm text-dim">
            {stored.updatedAt ? `Changed ${localTime(stored.updatedAt)}` : 'Default'}
          </span>
        </div>
      </div>
      {open?.dialog === 'add' && <AddTemplateDialog stored={stored} rows={rows} onClose={close} />}
      {open?.dialog === 'edit' && (
        <TemplateDialog stored={stored} rows={rows} row={open.row} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <ConfirmCommand
          command={save}
          input={rows.filter(({ id }) => id !== open.row.id)}
          title={`Remove ${open.row.name}?`}
          description="Members no longer start from it. What they designed with it stays."
          confirmLabel="Remove"
          done={`${open.row.name} is no longer offered.`}
          danger
          onClose={close}
        />
      )}
      {open?.dialog === 'restore' && (
        <ConfirmCommand
          command={restore}
          input={{ params: { table: 'templates' as const }, body: { version: stored.version } }}
          title="Restore Templates?"
          description="The list goes back to what the platform started with. The activity log keeps what it says now."
          confirmLabel="Restore initial"
          done="Templates restored"
          onClose={close}
        />
      )}
    </Panel>
  )
}
