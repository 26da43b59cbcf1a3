import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { RunSheet } from '#web/features/competitions/runs/printing/run-sheet.tsx'
import { JudgeSheet } from '#web/features/competitions/score-sheets/printing/judge-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { ResultSheet } from './result-sheet.tsx'
import '#web/features/competitions/desk/printing/papers.css'

type Paper = 'runs' | 'judge' | 'results'

const paperWords: Record<Paper, string> = {
  runs: 'Run sheet',
  judge: 'Blank judge sheet',
  results: 'Result sheet',
}

type PrintDialogProps = { work: ClassWork; onClose: () => void }

/** The papers of a class. On a page with an open dialog, only the dialog is printed. */
export function PrintDialog({ work, onClose }: PrintDialogProps) {
  const [paper, setPaper] = useState<Paper>(work.of.revision > 0 ? 'results' : 'runs')
  const papers = (Object.keys(paperWords) as Paper[]).filter((one) => one !== 'judge' || work.rubric)
  return (
    <Dialog
      open
      wide
      title={`${paperWords[paper]}: ${work.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => print()}>
            <Printer className="size-5" aria-hidden="true" />
            Print
          </Button>
        </>
      }
    >
      <Field label="Paper" className="print:hidden">
        <Select value={paper} onChange={({ target }) => setPaper(target.value as Paper)}>
          {papers.map((one) => (
            <option key={one} value={one}>
              {paperWords[one]}
            </option>
          ))}
        </Select>
      </Field>
      {paper === 'runs' && <RunSheet work={work} />}
      {paper === 'judge' && work.rubric && <JudgeSheet work={work} rubric={work.rubric} />}
      {paper === 'results' && <ResultSheet work={work} />}
    </Dialog>
  )
}
