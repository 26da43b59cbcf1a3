import { Upload } from 'lucide-react'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { mostDocuments } from '#shared/platform/verifications/verification.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { toast } from '#web/ui/toast.ts'
import type { useAddDocument } from '../api/verification-commands.ts'

const limits = uploadPurposes['verification-document']

export type DocumentPickerProps = { count: number; add: ReturnType<typeof useAddDocument> }

/** Adds documents, one after the other; each is saved immediately and sent to the reviewers later. */
export function DocumentPicker({ count, add }: DocumentPickerProps) {
  const room = mostDocuments - count
  return (
    <MediaPicker
      purpose="verification-document"
      label="Add a document"
      icon={<Upload className="size-5" aria-hidden="true" />}
      fileLabel="Document files"
      hint={
        room <= 0
          ? `You have added the maximum of ${mostDocuments} documents.`
          : `PDF, JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)} each. Up to ${mostDocuments} documents.`
      }
      several={{ room, beyond: `there is room for ${mostDocuments} documents.` }}
      upload={async ({ file, name, onProgress }) => {
        await add.mutateAsync({ file, name, onProgress })
        toast.success('Document added', { description: name })
      }}
    />
  )
}
