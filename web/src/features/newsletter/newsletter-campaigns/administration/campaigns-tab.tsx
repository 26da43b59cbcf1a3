import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { CampaignStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { adminCampaignPath } from '#shared/newsletter/newsletter-campaigns/campaign-path.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDeleteCampaign, useDuplicateCampaign } from '../api/campaign-commands.ts'
import { campaignPagesQuery } from '../api/campaign-queries.ts'
import { statusWords } from '../components/campaign-words.ts'
import { campaignColumns, type ListedRow, type RowVerb } from './campaign-columns.tsx'

const NewCampaignDialog = lazy(async () => ({
  default: (await import('./new-campaign-dialog.tsx')).NewCampaignDialog,
}))
const ReviewPanel = lazy(async () => ({ default: (await import('./review-panel.tsx')).ReviewPanel }))

const lists = [
  { id: 'platform', label: 'Newsletter' },
  { id: 'organizations', label: 'News' },
  { id: 'in_review', label: 'Review' },
] as const

const filterFields = {
  of: z._default(z.enum(['platform', 'organizations', 'in_review']), 'platform'),
  status: z.optional(CampaignStatus),
}

/** Campaigns of the platform, news of organizations, and the news that waits for a decision. */
export function CampaignsTab() {
  const navigate = useNavigate()
  const { filter, setFilter } = useAddressFilter(filterFields)
  const { of, status } = filter
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<ListedRow>()
  const duplicate = useDuplicateCampaign()
  const remove = useDeleteCampaign()
  const pages = useInfiniteQuery({ ...campaignPagesQuery(filter), enabled: of !== 'in_review' })
  const ask = (row: ListedRow, verb: RowVerb) => {
    if (verb === 'delete') setDeleting(row)
    else if (!duplicate.isPending)
      void duplicate
        .mutateAsync({ params: { campaignId: row.id } })
        .then(({ campaign }) => navigate(adminCampaignPath(campaign.id)), toastFailure)
  }
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      New campaign
    </Button>
  )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            legend="List"
            name="campaign-list"
            options={lists}
            value={of}
            onChange={(next) => setFilter({ of: next, status: undefined })}
          />
          {of === 'platform' && (
            <Select
              aria-label="Status"
              className="w-auto!"
              value={status ?? ''}
              onChange={({ target }) => setFilter({ status: target.value || undefined })}
            >
              <option value="">Any status</option>
              {CampaignStatus.options
                .filter((one) => one !== 'in_review')
                .map((one) => (
                  <option key={one} value={one}>
                    {statusWords[one][0]}
                  </option>
                ))}
            </Select>
          )}
        </div>
        {of === 'platform' && create}
      </div>
      {of === 'in_review' ? (
        <Suspense fallback={<div className="skeleton h-64" />}>
          <ReviewPanel />
        </Suspense>
      ) : (
        <TablePanel
          pages={pages}
          failed="The campaigns did not load"
          empty={<NoCampaigns of={of} isNarrowed={status !== undefined} />}
          caption={of === 'platform' ? 'Campaigns' : 'Organization news'}
          columns={campaignColumns(ask)}
          rowKey={({ id }) => id}
        />
      )}
      {creating && (
        <Suspense>
          <NewCampaignDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={{ params: { campaignId: deleting.id } }}
          title={`Delete ${deleting.name}?`}
          description="The draft and everything in it are deleted. You cannot undo this."
          confirmLabel="Delete campaign"
          danger
          done="Campaign deleted"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

function NoCampaigns({ of, isNarrowed }: { of: 'platform' | 'organizations'; isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title="No campaign has this status" />
  if (of === 'platform') return <EmptyState title="No campaigns yet. Write the first one." />
  return (
    <EmptyState title="No organization news yet">
      Organizations write to their followers and to those who entered their events.
    </EmptyState>
  )
}
