import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { adOverviewQuery, myCampaignsQuery } from '../api/own-campaign-queries.ts'
import { CampaignRow } from '../own/campaign-row.tsx'
import { byStanding, isPayable } from '../own/campaign-words.ts'
import { OverviewTiles } from '../own/overview-tiles.tsx'
import { PayTogether } from '../own/pay-together.tsx'

export const title = 'My ads'

export function Screen() {
  const { membershipType } = useMe()
  const pages = useInfiniteQuery(myCampaignsQuery)
  const overview = useQuery(adOverviewQuery)
  const now = useMinute()
  const first = pages.data?.pages[0]
  const hasNone = first?.items.length === 0 && !first.nextCursor
  const payable = (pages.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .flatMap(({ campaign }) => (isPayable(campaign, now) ? [campaign] : []))
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader
        title={title}
        actions={
          isBusiness(membershipType) && !hasNone && <ButtonLink to="/advertise/book">Book an ad</ButtonLink>
        }
      />
      {pages.isPending ? (
        <div className="skeleton h-96" />
      ) : (
        <div key="campaigns" className="grid gap-6">
          {!hasNone && <OverviewTiles figures={overview.data} />}
          {payable.length > 1 && <PayTogether campaigns={payable} />}
          <Panel flush>
            <CursorList
              pages={pages}
              waiting={null}
              failed="Your campaigns did not load"
              empty={
                <EmptyState
                  title="You have no campaigns."
                  action={
                    <ButtonLink to="/advertise" variant="primary">
                      See ad spaces and prices
                    </ButtonLink>
                  }
                />
              }
            >
              {(items) => (
                <ul className="divide-y divide-line">
                  {byStanding(items, now).map((own) => (
                    <CampaignRow key={own.campaign.id} own={own} now={now} />
                  ))}
                </ul>
              )}
            </CursorList>
          </Panel>
        </div>
      )}
    </div>
  )
}
