import { DeletionPanel } from '#web/features/deletions/components/deletion-panel.tsx'
import { ExportPanel } from '#web/features/exports/components/export-panel.tsx'

/** The member's requests about the data that is kept about them. */
export function DataPanel() {
  return (
    <div className="grid gap-6">
      <ExportPanel />
      <DeletionPanel />
    </div>
  )
}
