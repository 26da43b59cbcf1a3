import { Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { megabytes, uploadPurposes } from '#shared/uploads/upload-purposes.ts'
import { mostDocuments } from '#shared/verifications/verification.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { fileRefusal } from '#web/features/uploads/file-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { toast } from '#web/ui/toast.ts'
import type { useAddDocument } from '../api/change-documents.ts'

const limits = uploadPurposes['verification-document']

export type DocumentPickerProps = { count: number; add: ReturnType<typeof useAddDocument> }

/** Adds documents, one after the other; each is saved at once and sent to the reviewers later. */
export function DocumentPicker({ count, add }: DocumentPickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<{ name: string; share: number }>()
  const room = mostDocuments - count

  const addOne = async (file: File): Promise<string | undefined> => {
    const refusal = fileRefusal('verification-document', file)
    if (refusal) return refusal
    const onProgress = (share: number) => setProgress({ name: file.name, share })
    onProgress(0)
    try {
      await add.mutateAsync({ file, onProgress })
      toast.success('Document added', { description: file.name })
      return undefined
    } catch (error) {
      return describeFailure(error).sentence
    } finally {
      setProgress(undefined)
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    // Choosing the same file again must count as a choice.
    event.currentTarget.value = ''
    setProblem(undefined)
    const problems = files
      .slice(room)
      .map(({ name }) => `${name}: there is room for ${mostDocuments} documents.`)
    for (const file of files.slice(0, room)) {
      const refusal = await addOne(file)
      if (refusal) problems.push(`${file.name}: ${refusal}`)
    }
    setProblem(problems.join(' ') || undefined)
  }
  const full = room <= 0
  return (
    <div className="grid gap-2">
      <Button
        className="justify-self-start"
        aria-describedby={`${id}-hint`}
        disabled={full}
        busy={progress !== undefined}
        busyText="Uploading..."
        onClick={() => input.current?.click()}
      >
        <Upload className="size-5" aria-hidden="true" />
        Add a document
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Document files"
        accept={limits.contentTypes.join(',')}
        onChange={(event) => void choose(event)}
      />
      <p id={`${id}-hint`} className="text-sm text-dim">
        {full
          ? `You have added the maximum of ${mostDocuments} documents.`
          : `PDF, JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)} each. Up to ${mostDocuments} documents.`}
      </p>
      {progress && (
        <Meter
          label={progress.name}
          value={Math.round(progress.share * 100)}
          hot={1}
          clip={1}
          valueText={`${Math.round(progress.share * 100)} percent uploaded`}
        />
      )}
      <div role="alert">
        <FieldError>{problem}</FieldError>
      </div>
    </div>
  )
}
