import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { campaignPagesQuery, campaignQuery, renderFrom } from '../api/campaign-queries.ts'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import { StandingBanner } from '../standing/standing-banner.tsx'
import { StepButtons } from '../standing/step-buttons.tsx'

/** The first news of organizations, which waits for a decision, and the chosen one below. */
export function ReviewPanel() {
  const pages = useInfiniteQuery(campaignPagesQuery({ of: 'in_review' }))
  const [chosen, setChosen] = useState<CampaignId>()
  return (
    <CursorList
      pages={pages}
      waiting={
        <Panel flush title="News">
          <ListSkeleton rows={2} />
        </Panel>
      }
      failed="The news did not load"
      empty={
        <EmptyState title="Nothing is waiting for you.">
          The first news of each organization appears here before it goes out.
        </EmptyState>
      }
    >
      {(items) => {
        const current = items.find(({ id }) => id === chosen) ?? items[0]
        return (
          <div className="grid gap-6">
            <Panel flush title="News">
              <ul className="divide-y divide-line">
                {items.map((item) => (
                  <li
                    key={item.id}
                    className={cx(item === current && 'bg-raised [box-shadow:inset_3px_0_0_var(--c-signal)]')}
                  >
                    <button
                      type="button"
                      aria-pressed={item === current}
                      onClick={() => setChosen(item.id)}
                      className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-left"
                    >
                      <span className="font-semibold wrap-anywhere">{item.subject}</span>
                      <span className="text-right text-sm text-dim">
                        <TimeAgo at={item.updatedAt} />
                      </span>
                      <span className="col-span-full text-sm text-dim wrap-anywhere">{item.senderName}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Panel>
            {current && (
              <ReviewedNews key={current.id} campaignId={current.id} senderName={current.senderName} />
            )}
          </div>
        )
      }}
    </CursorList>
  )
}

type ReviewedNewsProps = { campaignId: CampaignId; senderName: string }

function ReviewedNews({ campaignId, senderName }: ReviewedNewsProps) {
  const { data, error, isFetching, refetch } = useQuery(campaignQuery(campaignId))
  if (!data)
    return error ? (
      <QueryFailure
        title="The news did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="skeleton h-64" />
    )
  const { campaign } = data
  const { subject, preheader, layout, blocks, senderId } = campaign
  return (
    <section aria-label="Chosen to review">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold wrap-anywhere">{subject}</h2>
          <p className="text-sm text-dim">By {senderName}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <StepButtons campaign={campaign} />
        </div>
      </div>
      <StandingBanner shown={data} />
      <CampaignPreview
        render={renderFrom(senderId)}
        content={{ subject, preheader, layout, blocks }}
        of={senderId}
      />
    </section>
  )
}
