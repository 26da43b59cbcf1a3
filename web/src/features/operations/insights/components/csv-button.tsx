import { Download } from 'lucide-react'
import { saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** Saves what a panel shows as a file for spreadsheets. `of` tells panels apart for those who hear the button. */
export const CsvButton = ({ name, of, csv }: { name: string; of: string; csv: () => string }) => (
  <Button variant="ghost" size="sm" onClick={() => saveFile(name, csv(), 'text/csv')}>
    <Download className="size-4" aria-hidden="true" />
    Download CSV<span className="sr-only"> of {of}</span>
  </Button>
)
