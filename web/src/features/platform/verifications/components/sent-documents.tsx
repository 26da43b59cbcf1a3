import { daysDocumentsKept } from '#shared/platform/verifications/expire-documents.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { DocumentList } from './document-list.tsx'

type SentDocumentsProps = {
  verification: Verification
  /** The outcome. Without one, the documents are still under review. */
  outcome: string | undefined
}

/** Documents that cannot be changed: they are looked at, or it is settled. */
export function SentDocuments({ verification, outcome }: SentDocumentsProps) {
  const { submittedAt, documents, note } = verification
  return (
    <div className="grid gap-5">
      <p className="text-dim">
        {outcome ?? (
          <>
            We are reviewing your documents
            {submittedAt && (
              <>
                , sent <TimeAgo at={submittedAt} />
              </>
            )}
            . We will answer by email and in your notifications.
          </>
        )}
      </p>
      {documents.length > 0 ? (
        <DocumentList label="Documents you sent" documents={documents} />
      ) : (
        <p className="text-dim">
          We deleted your documents {daysDocumentsKept} days after the decision, when we no longer needed
          them.
        </p>
      )}
      {note && (
        <div>
          <p className="text-sm font-semibold">Your note</p>
          <p className="mt-1 whitespace-pre-line text-dim">{note}</p>
        </div>
      )}
    </div>
  )
}
