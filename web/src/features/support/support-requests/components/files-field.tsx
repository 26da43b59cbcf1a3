import { Paperclip, X } from 'lucide-react'
import { mostAttachments } from '#shared/support/support-requests/support-request.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RequestActs, SentMessage } from '../api/request-acts.ts'

type Files = SentMessage['files']

type FilesFieldProps = {
  files: Files
  onChange: (files: Files) => void
  upload: RequestActs['upload']
}

/** The files of a message: they are uploaded at once, and belong to the message when it is sent. */
export function FilesField({ files, onChange, upload }: FilesFieldProps) {
  const room = mostAttachments - files.length
  // Several are uploaded one after the other, each beside those before.
  const added = [...files]
  return (
    <div className="grid gap-3">
      {files.length > 0 && (
        <ul aria-label="Files" className="divide-y divide-line border-y border-line">
          {files.map(({ uploadId, name }) => (
            <li key={uploadId} className="flex min-h-12 items-center gap-3 py-1">
              <Paperclip className="size-4 shrink-0 text-dim" aria-hidden="true" />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => onChange(files.filter((file) => file.uploadId !== uploadId))}
              >
                <X className="size-4" aria-hidden="true" />
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MediaPicker
        purpose="ticket-attachment"
        label="Attach files"
        icon={<Paperclip className="size-5" aria-hidden="true" />}
        fileLabel="Files"
        hint={
          room > 0
            ? `Pictures, PDF, or text. Up to ${mostAttachments} files of 5 MB.`
            : 'At most 5 files can be attached.'
        }
        several={{ room, beyond: 'At most 5 files can be attached.' }}
        upload={async ({ file, name, onProgress }) => {
          added.push({ uploadId: await upload(file, onProgress), name: name.slice(-120) })
          onChange([...added])
        }}
      />
    </div>
  )
}
