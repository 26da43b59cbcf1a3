import { useMemo } from 'react'
import { mostListed, type VisitReport } from '#shared/operations/insights/analytics-report.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ComparedPanel } from './compared-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import type { ShownSpan } from './shown-span.ts'
import { eventRows, pageRows, sourceRows } from './visit-rows.tsx'

type VisitsViewProps = { report: VisitReport; span: ShownSpan }

/** Visits of those who allow counting: how many, of which pages, from where, and what was done. */
export function VisitsView({ report, span }: VisitsViewProps) {
  const { visits, pageViews, isCounting } = report
  const figures = useMemo(
    () => [
      { label: 'Visits', values: visits },
      { label: 'Page views', values: pageViews },
    ],
    [visits, pageViews],
  )
  const wasCounted = [visits, pageViews].some((values) => values.some((count) => count > 0))
  const settings = <TextLink to="/analytics-settings">Analytics settings</TextLink>
  return (
    <div className="grid gap-5">
      {!isCounting && <Banner tone="info">Visit counting is off. Turn it on in {settings}.</Banner>}
      <FiguresPanel
        id="visits"
        title="Visits"
        span={span}
        figures={figures}
        note={
          isCounting && (
            <>Only visitors who allow analytics are counted, never administrators. See {settings}.</>
          )
        }
      />
      {wasCounted && <Lists report={report} span={span} />}
    </div>
  )
}

const Lists = ({ report, span }: VisitsViewProps) => (
  <>
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <ComparedPanel
        id="top-pages"
        title="Top pages"
        names={['Page', 'Address']}
        span={span}
        rows={pageRows(report)}
      />
      <ComparedPanel
        id="sources"
        title="Where visits came from"
        names={['Site']}
        span={span}
        rows={sourceRows(report)}
      />
    </div>
    <ComparedPanel
      id="events"
      title="What visitors did"
      names={['Event', 'Detail']}
      span={span}
      rows={eventRows(report)}
      note={
        report.events.some(({ details }) => details.length >= mostListed)
          ? `The top ${mostListed} details of each event.`
          : undefined
      }
    />
  </>
)
