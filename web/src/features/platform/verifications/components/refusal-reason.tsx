import type { Verification } from '#shared/platform/verifications/verification.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Banner } from '#web/ui/banner.tsx'

export function RefusalReason({ verification: { reason, decidedAt } }: { verification: Verification }) {
  return (
    <Banner tone="danger">
      <p className="font-semibold">
        We couldn’t approve your business yet
        {decidedAt && (
          <>
            {' '}
            (decided <TimeAgo at={decidedAt} />)
          </>
        )}
        .
      </p>
      <p className="mt-1 whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-dim">Change your documents and send them again.</p>
    </Banner>
  )
}
