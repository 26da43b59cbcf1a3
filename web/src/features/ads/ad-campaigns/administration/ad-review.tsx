import { useState } from 'react'
import type { WaitingCreative } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  leaveOnConflict,
  tellRefusal,
} from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideAd } from '../api/admin-campaign-commands.ts'
import { rejection } from './rejection.ts'
import { ReviewedAd } from './reviewed-ad.tsx'

/** A new ad of a campaign that was approved before, and the decision about it. */
export function AdReview({ waiting: { creative, campaignName } }: { waiting: WaitingCreative }) {
  const { id: creativeId, campaignId, version } = creative
  const [rejecting, setRejecting] = useState(false)
  const decide = useDecideAd()
  const reject = useDecideAd()
  const close = () => setRejecting(false)
  const params = { campaignId, creativeId }
  const approve = () => {
    if (decide.isPending) return
    // The answer comes when it has left the queue, and this with it.
    void decide
      .mutateAsync({ params, body: { approves: true, reason: '', version } })
      .then(() => toast.success(`The ad of ${campaignName} is approved`), tellRefusal)
  }
  useReviewKeys({ a: approve, r: () => setRejecting(true) })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={decide.isPending} onClick={approve}>
          Accept
        </Button>
        <Button onClick={() => setRejecting(true)}>Reject</Button>
      </div>
      <Panel title={`New ad of ${campaignName}`} headingLevel={3}>
        <ReviewedAd ad={creative} />
      </Panel>
      {rejecting && (
        <ReasonCommand
          {...rejection}
          title="Reject this ad?"
          description={`The other ads of ${campaignName} are shown as before.`}
          done={`The ad of ${campaignName} is rejected`}
          command={leaveOnConflict(reject, close)}
          inputOf={(reason) => ({ params, body: { approves: false, reason, version } })}
          onClose={close}
        />
      )}
    </>
  )
}
