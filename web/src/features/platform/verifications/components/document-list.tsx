import { FileText, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'

export type DocumentListProps = {
  label: string
  documents: readonly VerificationDocument[]
  /** The action on a document. */
  action?: (document: VerificationDocument) => ReactNode
}

/** Papers, one a row, in the order in which they were added. */
export function DocumentList({ label, documents, action }: DocumentListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {documents.map((document) => {
        const Icon = document.contentType === 'application/pdf' ? FileText : Image
        return (
          <li key={document.id} className="flex min-h-14 items-center gap-3 py-2">
            <Icon className="size-5 shrink-0 text-dim" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{document.name}</span>
              <span className="block text-sm text-dim">
                <span className="readout">{fileSize(document.bytes)}</span>, added{' '}
                <TimeAgo at={document.addedAt} />
              </span>
            </span>
            {action?.(document)}
          </li>
        )
      })}
    </ul>
  )
}
