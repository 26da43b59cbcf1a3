import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type ImportFile, readImportFile } from '../files/read-import-file.ts'

type FileFieldProps = { file: ImportFile | undefined; onFile: (file: ImportFile) => void }

/** A spreadsheet or a CSV file. It is read on this device; its text is sent when it is reviewed. */
export function FileField({ file, onFile }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setReading(true)
    const read = await readImportFile(chosen).catch(() => ({ problem: 'This file could not be read.' }))
    setReading(false)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    onFile(read)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          className="sr-only"
          tabIndex={-1}
          aria-label="File to import"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button className="min-h-12" busy={isReading} onClick={() => input.current?.click()}>
          <FileSpreadsheet className="size-5" aria-hidden="true" />
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        {file && <span className="min-w-0 font-semibold wrap-anywhere">{file.fileName}</span>}
      </div>
      <p className="text-sm text-dim">
        CSV or XLSX with a line of headers, up to 2,000 lines and 2 MB. For a spreadsheet, the first sheet is
        read.
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
