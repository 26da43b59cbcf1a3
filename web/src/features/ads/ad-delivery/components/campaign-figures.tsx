import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { daysLeftOf } from '#shared/ads/ad-delivery/ad-progress.ts'
import { clickRate, FilterReason, filteredCount, filterWords } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { adStatisticsQuery, saveAdStatistics } from '../api/statistics-queries.ts'
import { AdTable } from './ad-table.tsx'
import { drawnDays } from './drawn-days.ts'

type CampaignFiguresProps = {
  campaign: AdCampaign
  ads: readonly AdCreative[]
  /** Beside its views: what was booked, and the pace. */
  booked: string
  now: string
}

const figure = (value: number) => value.toLocaleString('en-US')

const plotted = { kind: 'bars', step: 'Day', format: figure } as const

/** What a paid campaign did: at a glance, by day, by ad, and what did not count. */
export function CampaignFigures({ campaign, ads, booked, now }: CampaignFiguresProps) {
  const statistics = useQuery(adStatisticsQuery(campaign.id))
  const found = statistics.data
  const { startsOn, endedOn } = campaign
  const today = siteDay(now)
  const last = endedOn ?? lastDayOf(campaign)
  const until = [last, today].toSorted()[0] ?? today
  const drawn = useMemo(() => {
    const days = drawnDays(found?.days ?? [], { from: startsOn, until })
    return {
      steps: days.map(({ day }) => utcShortDay(day)),
      views: [{ name: 'Views', values: days.map(({ viewed }) => viewed) }],
      clicks: [{ name: 'Clicks', values: days.map(({ clicks }) => clicks) }],
    }
  }, [found, startsOn, until])
  if (statistics.isError && !found)
    return (
      <QueryFailure
        title="The statistics did not load"
        error={statistics.error}
        retrying={statistics.isFetching}
        onRetry={() => void statistics.refetch()}
      />
    )
  if (!found) return <div className="skeleton h-96" />
  const { total, open, days } = found
  const left = endedOn ? 0 : daysLeftOf({ startsOn, endsOn: lastDayOf(campaign) }, now)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <StatTile label="Views" value={figure(total.viewed)} note={booked} />
        <StatTile quiet label="Clicks" value={figure(total.clicks)} note="The first one after a view" />
        <StatTile quiet label="Click rate" value={clickRate(total) ?? '–'} note="Clicks of views" />
        <StatTile
          quiet
          label="Days left"
          value={figure(left)}
          note={`${endedOn ? 'Ended' : 'Until'} ${utcShortDay(last)}`}
        />
      </div>
      <Panel title="Day by day" aside={<SaveButton campaign={campaign} />}>
        {drawn.steps.length > 0 ? (
          // Far fewer clicks than views: on one scale they would be a flat line.
          <div className="grid gap-6 lg:grid-cols-2">
            <Chart title="Views" series={drawn.views} {...plotted} steps={drawn.steps} />
            <Chart title="Clicks" series={drawn.clicks} {...plotted} steps={drawn.steps} />
          </div>
        ) : (
          <p className="text-dim">It starts on {utcShortDay(startsOn)}. Its statistics will appear here.</p>
        )}
      </Panel>
      {days.length > 0 && (
        <Panel flush title="By ad">
          <AdTable days={days} ads={ads} />
        </Panel>
      )}
      <Panel title="What counts">
        <div className="grid gap-4">
          <Facts
            facts={[
              ['Served', figure(total.served)],
              ['Not viewed', `${figure(total.notViewed)}, free of charge and served again`],
              ['Open now', `${figure(open)} served in the last minutes, not decided yet`],
              ['Filtered', figure(filteredCount(total))],
              ...FilterReason.options.map(
                (reason) => total[reason] > 0 && ([filterWords[reason], figure(total[reason])] as const),
              ),
            ]}
          />
          <p className="max-w-2xl text-sm text-pretty text-dim">
            Statistics are up to 26 minutes old. Days are in New York time. People are not counted, because no
            one is tracked.
          </p>
        </div>
      </Panel>
    </>
  )
}

function SaveButton({ campaign: { id } }: Pick<CampaignFiguresProps, 'campaign'>) {
  const save = useCommand({ send: () => saveAdStatistics(id) })
  const press = usePress(() => save.mutateAsync(undefined).catch(toastFailure))
  return (
    <Button size="sm" busy={save.isPending} onClick={press}>
      <Download className="size-4" aria-hidden="true" />
      CSV
    </Button>
  )
}
