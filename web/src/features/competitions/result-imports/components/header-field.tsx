import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { headerChoices, type ImportFile, withHeader } from '../files/read-import-file.ts'

type HeaderFieldProps = { file: ImportFile; onFile: (file: ImportFile) => void }

const shownCells = 6

/** The line that names the columns: meters and leagues write titles above it. */
export function HeaderField({ file, onFile }: HeaderFieldProps) {
  const choices = headerChoices(file)
  if (choices.length < 2) return null
  return (
    <Field label="Line with the headers" hint="Lines above it are not read.">
      <Select
        className="min-h-12"
        value={String(file.headerLineNo)}
        onChange={({ target }) => onFile(withHeader(file, Number(target.value)))}
      >
        {choices.map(({ lineNo, cells }) => (
          <option key={lineNo} value={lineNo}>
            {`Line ${lineNo}: ${cells
              .filter((cell) => cell !== '')
              .slice(0, shownCells)
              .join(', ')}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
