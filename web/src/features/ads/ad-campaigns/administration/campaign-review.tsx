import { useState } from 'react'
import type { AdminAdCampaign } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  leaveOnConflict,
  tellRefusal,
} from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideCampaign } from '../api/admin-campaign-commands.ts'
import { CostFacts } from '../own/cost-facts.tsx'
import { rejection } from './rejection.ts'
import { ReviewedAd } from './reviewed-ad.tsx'

/** A campaign with its ads, and the decision about it on the version that is shown. */
export function CampaignReview({ whole: { campaign, creatives } }: { whole: AdminAdCampaign }) {
  const { id: campaignId, name, version } = campaign
  const [rejecting, setRejecting] = useState(false)
  const decide = useDecideCampaign()
  const reject = useDecideCampaign()
  const close = () => setRejecting(false)
  const approve = () => {
    if (decide.isPending) return
    // The answer comes when it has left the queue, and this with it.
    void decide
      .mutateAsync({ params: { campaignId }, body: { approves: true, reason: '', version } })
      .then(() => toast.success(`${name} is approved`), tellRefusal)
  }
  useReviewKeys({ a: approve, r: () => setRejecting(true) })
  const shown = creatives.filter(({ status }) => status !== 'retired')
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={decide.isPending} onClick={approve}>
          Accept
        </Button>
        <Button onClick={() => setRejecting(true)}>Reject</Button>
      </div>
      {shown.map((ad, at) => (
        <Panel
          key={ad.id}
          title={shown.length === 1 ? 'Ad' : `Ad ${at + 1} of ${shown.length}`}
          headingLevel={3}
        >
          <ReviewedAd ad={ad} />
        </Panel>
      ))}
      <Panel title="Booking" headingLevel={3}>
        <CostFacts campaign={campaign} />
      </Panel>
      {rejecting && (
        <ReasonCommand
          {...rejection}
          title={`Reject ${name}?`}
          description="It is a draft again, and its days are free for others. It can be submitted again."
          done={`${name} is rejected`}
          command={leaveOnConflict(reject, close)}
          inputOf={(reason) => ({ params: { campaignId }, body: { approves: false, reason, version } })}
          onClose={close}
        />
      )}
    </>
  )
}
