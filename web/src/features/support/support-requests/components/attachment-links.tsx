import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#shared/support/support-requests/support-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'
import { Button } from '#web/ui/button.tsx'

type AttachmentLinksProps = {
  attachments: readonly Attachment[]
  /** An address from which a file is downloaded for a minute. */
  linkOf: (fileId: string) => Promise<string>
}

/** The files of a message. Each press asks for its own address, which lasts a minute. */
export function AttachmentLinks({ attachments, linkOf }: AttachmentLinksProps) {
  const [busyId, setBusyId] = useState<string>()
  if (attachments.length === 0) return null
  const open = async (id: string) => {
    setBusyId(id)
    try {
      location.assign(await linkOf(id))
    } catch (error) {
      toastFailure(error)
    } finally {
      setBusyId(undefined)
    }
  }
  return (
    <ul aria-label="Files" className="mt-2 grid justify-items-start gap-1">
      {attachments.map(({ id, name, bytes }) => (
        <li key={id} className="max-w-full">
          <Button
            data-own
            size="sm"
            variant="ghost"
            className="max-w-full"
            busy={busyId === id}
            onClick={() => void open(id)}
          >
            <Paperclip className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate">{name}</span>
            <span className="readout shrink-0 text-dim">{fileSize(bytes)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
