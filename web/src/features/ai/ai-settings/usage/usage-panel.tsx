import { useId, useMemo, useState } from 'react'
import type { UsageDay } from '#shared/ai/ai-settings/admin-contract.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { usageCsv } from './usage-csv.ts'
import { costWords, daysUntil, type Used, usedByDay } from './usage-figures.ts'

const count = (value: number) => Math.round(value).toLocaleString('en-US')

const figures = [
  { of: 'costCents', label: 'Cost', words: costWords },
  { of: 'calls', label: 'Calls', words: count },
  { of: 'tokens', label: 'Tokens', words: count },
] as const

type UsagePanelProps = { items: readonly UsageDay[]; today: string }

/** The chosen figure day by day. */
export function UsagePanel({ items, today }: UsagePanelProps) {
  const [at, setAt] = useState<keyof Used>('costCents')
  const name = useId()
  const days = useMemo(() => daysUntil(today), [today])
  const { byDay, total } = useMemo(() => usedByDay(items, days), [items, days])
  const chosen = figures.find(({ of }) => of === at) ?? figures[0]
  // The plot is drawn again when one of these is another object.
  const drawn = useMemo(
    () => ({
      steps: days.map(utcShortDay),
      series: [{ name: chosen.label, values: byDay.map((used) => used[chosen.of]) }],
    }),
    [days, byDay, chosen],
  )
  return (
    <Panel
      title="Last 30 days"
      aside={
        <CsvButton
          label="Download CSV"
          download={(onRows) =>
            downloadInParts({
              name: 'ai-usage',
              part: async () => ({ csv: usageCsv(items), rows: items.length }),
              onRows,
            })
          }
          done={(rows) => `${rows} ${rows === 1 ? 'row' : 'rows'} saved`}
          failed="The file was not saved"
        />
      }
    >
      <div className="grid gap-5">
        <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-3">
          <legend className="sr-only">Figure in the chart</legend>
          {figures.map(({ of, label, words }) => (
            <label key={of} className="radio-card relative">
              <input
                type="radio"
                name={name}
                checked={of === at}
                onChange={() => setAt(of)}
                className="sr-only"
              />
              <span className="min-w-0">
                <span className="label block text-dim">{label}</span>
                <span className="readout block text-2xl">{words(total[of])}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Chart
          key={chosen.of}
          title={`${chosen.label} by day`}
          kind="bars"
          step="Day"
          format={chosen.words}
          {...drawn}
        />
        <p className="text-sm text-dim">Days are in New York time. Costs use today’s prices.</p>
      </div>
    </Panel>
  )
}
