import { useQuery } from '@tanstack/react-query'
import type { RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDesk } from './desk-api.ts'
import { originalQuery } from './desk-queries.ts'

type OriginalDialogProps = { requestId: RequestId; messageId: RequestMessageId; onClose: () => void }

/** The mail in its own look. Nothing in the frame runs, loads, or leads anywhere. */
export function OriginalDialog({ requestId, messageId, onClose }: OriginalDialogProps) {
  const original = useQuery(originalQuery(useDesk(), requestId, messageId))
  return (
    <Dialog open wide title="The email as it came" onClose={onClose}>
      {original.isPending && <Skeleton lines={6} className="h-12" />}
      {original.isError && (
        <QueryFailure
          title="The email did not load"
          error={original.error}
          retrying={original.isFetching}
          onRetry={() => void original.refetch()}
        />
      )}
      {original.data && (
        <iframe
          title="The email as it came"
          sandbox=""
          srcDoc={asDocument(original.data.html)}
          className="h-[28rem] w-full rounded-md border border-line"
        />
      )}
    </Dialog>
  )
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** The policy comes before all that was sent. A mail is written for a light page. */
const asDocument = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="color-scheme" content="light"><body style="background:#fff;color:#111">${html}`
