import { useMemo, useState } from 'react'
import { FilterReason, filterWords, sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { useMinute } from '#web/lib/use-minute.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { drawnDays } from '../components/drawn-days.ts'
import { type FiguresOfZone, figure } from './zone-columns.tsx'

type ZoneFiguresProps = { zones: readonly FiguresOfZone[]; days: number }

/** One ad space, or all of them, by day, and what did not count there. */
export function ZoneFigures({ zones, days }: ZoneFiguresProps) {
  const [chosen, setChosen] = useState('')
  const today = siteDay(useMinute())
  const shown = useMemo(() => zones.filter(({ zone }) => !chosen || zone === chosen), [zones, chosen])
  const drawn = useMemo(() => {
    const byDay = drawnDays(
      shown.flatMap((one) => one.days),
      { from: addDays(today, 1 - days), until: today },
    )
    return {
      steps: byDay.map(({ day }) => utcShortDay(day)),
      series: [
        { name: 'Served', values: byDay.map(({ served }) => served) },
        { name: 'Viewed', values: byDay.map(({ viewed }) => viewed) },
        { name: 'Clicks', values: byDay.map(({ clicks }) => clicks) },
      ],
    }
  }, [shown, days, today])
  const total = sumOfFigures(shown.map((one) => one.total))
  return (
    <>
      <Panel
        title="Day by day"
        aside={
          <Select aria-label="Ad space" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">All ad spaces</option>
            {zones.map(({ zone }) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </Select>
        }
      >
        <Chart title="Served, viewed, and clicks" kind="line" step="Day" format={figure} {...drawn} />
      </Panel>
      <DetailPanel
        title="Filtered, by reason"
        facts={FilterReason.options.map((reason) => [filterWords[reason], figure(total[reason])])}
      />
    </>
  )
}
