import { useMemo } from 'react'
import type { AnalyticsReport } from '#shared/operations/insights/analytics-report.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { compared } from './compared.ts'
import { ComparedPanel } from './compared-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { type ReportPanel, shownFigure } from './report-panels.ts'
import { type ShownSpan, spanUntil } from './shown-span.ts'

type ReportPanelViewProps = { panel: ReportPanel; report: AnalyticsReport; span: ShownSpan }

/** A panel of the report, with the parts of its first figure. */
export function ReportPanelView({ panel, report, span: siteSpan }: ReportPanelViewProps) {
  const { days } = siteSpan
  const { from, to } = panel.isUtc ? spanUntil(serverTime().slice(0, 10), days) : siteSpan
  const span = useMemo(() => ({ from, to, days }), [from, to, days])
  const figures = useMemo(
    () => panel.figures.map((figure) => shownFigure(report, figure, days)),
    [panel, report, days],
  )
  const parts = panel.parts?.figures.map(({ to, ...named }) => ({
    to,
    of: named.of,
    figure: shownFigure(report, named, days),
  }))
  return (
    <div className="grid gap-5">
      <FiguresPanel
        id={panel.id}
        title={panel.label}
        span={span}
        figures={figures}
        further={parts?.map(({ figure }) => figure) ?? []}
        rows={panel.rows(span)}
        dayRows={panel.dayRows}
        note={panel.note}
      />
      {panel.parts && parts?.some(({ figure }) => figure.values.some((count) => count !== 0)) && (
        <ComparedPanel
          title={panel.parts.title}
          note={panel.parts.note}
          names={['Membership']}
          span={span}
          rows={parts.map(({ of, to, figure }) => ({
            id: of,
            cell: <TextLink to={to}>{figure.label}</TextLink>,
            cells: [figure.label],
            ...compared(figure.values),
          }))}
        />
      )}
    </div>
  )
}
