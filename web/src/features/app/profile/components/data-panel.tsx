import { DeletionPanel } from '#web/features/accounts/deletions/components/deletion-panel.tsx'
import { ExportPanel } from '#web/features/accounts/exports/components/export-panel.tsx'

/** The member's requests about the data that is kept about them. */
export function DataPanel() {
  return (
    <div className="grid gap-6">
      <ExportPanel />
      <DeletionPanel />
    </div>
  )
}
