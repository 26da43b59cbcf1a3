import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { ProtestFields, ProtestSubject } from '#shared/competitions/protests/protest.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { classParams } from '#web/features/competitions/competitions/api/class-commands.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { prepareDocument } from '#web/features/platform/verifications/prepare-document.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFileProtest } from '../api/protest-commands.ts'
import { subjectLabels } from './protest-words.ts'

type ProtestDialogProps = {
  board: Pick<Board, 'eventId' | 'classKey' | 'className' | 'kind' | 'rows'>
  onClose: () => void
}

const mostFiles = 4
const limits = uploadPurposes['protest-evidence']
const isSheet = ({ kind }: ProtestDialogProps['board']) => kind === 'sheet' || kind === 'show'

/** Files a protest: what is wrong, with whose entry, and the evidence. */
export function ProtestDialog({ board, onClose }: ProtestDialogProps) {
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([])
  const form = useSchemaForm(ProtestFields, {
    defaultValues: { about: isSheet(board) ? 'sheet' : 'run', text: '', evidenceUploadIds: [] },
  })
  const submission = useSubmit({
    form,
    command: useFileProtest(),
    inputOf: (body) => ({ ...classParams(board), body }),
    onDone: () => {
      toast.success('Protest filed', { description: 'The head judge decides it before the class is signed.' })
      onClose()
    },
  })
  const remove = (id: string) => {
    const left = files.filter((one) => one.id !== id)
    setFiles(left)
    form.setValue(
      'evidenceUploadIds',
      left.map((one) => one.id),
      { shouldDirty: true },
    )
  }
  const errors = form.formState.errors
  return (
    <FormDialog
      title={`Protest in ${board.className}`}
      description="It’s free. The head judge decides, or an administrator if the head judge is involved."
      submission={submission}
      failed="We couldn’t file the protest"
      submitLabel="File protest"
      busyText="Filing..."
      unsaved={files.length > 0}
      className="grid gap-4"
      onClose={onClose}
    >
      <Field label="About" error={errors.about?.message}>
        <Select {...form.register('about')}>
          {ProtestSubject.options.map((about) => (
            <option key={about} value={about}>
              {subjectLabels[about]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Entry" error={errors.targetId?.message}>
        <Select {...form.register('targetId', { setValueAs: (value: string) => value || undefined })}>
          <option value="">No one in particular</option>
          {board.rows.map(({ entryId, number, name, score }) => (
            <option key={entryId} value={entryId}>
              {[number, name].filter((part) => part !== undefined).join(' ')}
              {score?.judges === 1 && `, ${showHundredths(score.sumHundredths)}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What happened" required error={errors.text?.message}>
        <Textarea rows={5} maxLength={2000} {...form.register('text')} />
      </Field>
      <div className="grid gap-3">
        <p className="text-sm font-semibold">Evidence</p>
        {files.length > 0 && (
          <ul aria-label="Files" className="divide-y divide-line border-y border-line">
            {files.map(({ id, name }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Button size="sm" variant="ghost" onClick={() => remove(id)}>
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <MediaPicker
          purpose="protest-evidence"
          label="Add a file"
          icon={<Upload className="size-5" aria-hidden="true" />}
          fileLabel="Evidence files"
          hint={`PDF, JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)} each. Up to ${mostFiles} files.`}
          several={{ room: mostFiles - files.length, beyond: `there is room for ${mostFiles} files.` }}
          upload={async ({ file, name, onProgress }) => {
            const id = await sendFile('protest-evidence', await prepareDocument(file), onProgress)
            // Several are sent one after the other, each after those that came before it.
            form.setValue('evidenceUploadIds', [...form.getValues('evidenceUploadIds'), id], {
              shouldDirty: true,
            })
            setFiles((before) => [...before, { id, name }])
          }}
        />
      </div>
    </FormDialog>
  )
}
