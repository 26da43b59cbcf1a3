import { Download } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

export function ExportButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download className="size-4" aria-hidden="true" />
        Export Data
      </Button>
      {open && (
        <Suspense>
          <ExportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
