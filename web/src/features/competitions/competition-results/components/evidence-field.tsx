import { Paperclip, X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { evidenceName } from './evidence-name.ts'
import type { ResultValues } from './result-values.ts'

const purpose = 'result-evidence'
const mostFiles = 4

/** The files are part of the form: an upload belongs to the result from the next save on. */
export function EvidenceField({ files }: { files: readonly string[] }) {
  const { setValue, watch } = useFormContext<ResultValues>()
  const [uploads, removed] = [watch('uploads'), watch('removeEvidence')]
  const kept = files.filter((file) => !removed.includes(file))
  const room = mostFiles - kept.length - uploads.length
  const set = <Name extends 'uploads' | 'removeEvidence'>(name: Name, value: ResultValues[Name]) =>
    setValue(name, value as never, { shouldDirty: true })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Evidence</legend>
      {kept.length + uploads.length > 0 && (
        <ul aria-label="Evidence" className="divide-y divide-line border-y border-line">
          {kept.map((file) => (
            <FileRow
              key={file}
              name={evidenceName(file, files)}
              onRemove={() => set('removeEvidence', [...removed, file])}
            />
          ))}
          {uploads.map(({ id, name }) => (
            <FileRow
              key={id}
              name={name}
              onRemove={() =>
                set(
                  'uploads',
                  uploads.filter((one) => one.id !== id),
                )
              }
            />
          ))}
        </ul>
      )}
      <MediaPicker
        purpose={purpose}
        label="Add evidence"
        icon={<Paperclip className="size-5" aria-hidden="true" />}
        fileLabel="Evidence files"
        hint={
          room <= 0
            ? `You have added the maximum of ${mostFiles} files.`
            : `A score sheet or a picture of the meter: PDF, JPEG, PNG or WebP, up to ${megabytes(uploadPurposes[purpose].maxBytes)} each. Only you and those who verify results can open it.`
        }
        several={{ room, beyond: `there is room for ${mostFiles} files.` }}
        upload={async ({ file, name, onProgress }) => {
          const id = await sendFile(purpose, file, onProgress)
          setValue('uploads', [...watch('uploads'), { id, name }], { shouldDirty: true })
        }}
      />
    </fieldset>
  )
}

function FileRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <Paperclip className="size-4 shrink-0 text-dim" aria-hidden="true" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <Button size="sm" variant="ghost" onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
