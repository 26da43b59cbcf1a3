import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminAdCampaign } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { campaignsOfStatusQuery } from '#web/features/ads/ad-campaigns/api/admin-campaign-queries.ts'
import { daysWords, isPayable } from '#web/features/ads/ad-campaigns/own/campaign-words.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { useRecordPayment } from '../api/admin-order-queries.ts'

/** Records that an advertiser has paid for approved campaigns by a transfer. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const pages = useInfiniteQuery(campaignsOfStatusQuery('approved'))
  const [chosen, setChosen] = useState<readonly AdminAdCampaign[]>([])
  const payer = chosen[0]?.advertiser
  const total = chosen.reduce((sum, { campaign }) => sum + (campaign.price?.cents ?? 0), 0)
  const change = (one: AdminAdCampaign, on: boolean) =>
    setChosen((before) => [
      ...before.filter(({ campaign }) => campaign.id !== one.campaign.id),
      ...(on ? [one] : []),
    ])
  return (
    <ReasonCommand
      least={1}
      most={200}
      label="Reference"
      hint="From the bank statement. Up to 200 characters."
      missing="Enter the reference."
      title="Record a transfer"
      description="Choose what one advertiser has paid for. We issue the invoice and schedule the campaigns."
      confirmLabel={total > 0 ? `Record ${dollars(total)}` : 'Record'}
      busyText="Recording..."
      done="Transfer recorded"
      failed="We couldn’t record it"
      problem={chosen.length === 0 ? 'Choose a campaign.' : undefined}
      command={useRecordPayment()}
      inputOf={(reference) => ({
        body: { campaignIds: chosen.map(({ campaign }) => campaign.id), reference },
      })}
      onClose={onClose}
    >
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={3} />}
        failed="The campaigns did not load"
        empty={<p className="text-dim">No approved campaign waits to be paid for.</p>}
      >
        {(items) => (
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-semibold">
              {payer ? `Campaigns of ${payer.name}` : 'Approved campaigns'}
            </legend>
            {items
              .filter(
                ({ campaign, advertiser }) =>
                  isPayable(campaign, serverTime()) &&
                  // An order is of one advertiser.
                  (!payer || advertiser.userId === payer.userId),
              )
              .map((one) => (
                <Checkbox
                  key={one.campaign.id}
                  label={`${one.campaign.name}, ${dollars(one.campaign.price?.cents ?? 0)}`}
                  hint={[one.advertiser.name, zoneName(one.campaign.zone), daysWords(one.campaign)].join(
                    ' · ',
                  )}
                  checked={chosen.some(({ campaign }) => campaign.id === one.campaign.id)}
                  onChange={({ target }) => change(one, target.checked)}
                />
              ))}
          </fieldset>
        )}
      </CursorList>
    </ReasonCommand>
  )
}
