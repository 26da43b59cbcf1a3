import type { ReactNode } from 'react'
import { designAdvice } from '#shared/tools/subwoofer-designs/design-advice.ts'
import { modelEnd, modelEndSentence } from '#shared/tools/subwoofer-designs/model-end.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Facts } from '#web/ui/facts.tsx'
import { type ChartId, chartIds, chartKinds } from '../charts/chart-kinds.ts'
import { letterOf } from '../charts/design-strokes.ts'
import { StaticPlot } from '../charts/static-plot.tsx'
import { ConventionList } from '../components/convention-list.tsx'
import { furtherResultsOf, resultsOf } from '../components/design-results.ts'
import { differenceOf } from '../components/difference-of.ts'
import { chartLines } from '../files/chart-lines.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import { useView } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { designInputs } from './design-inputs.ts'

/** These charts say little on paper, and a page holds ten. */
const left: readonly ChartId[] = ['impedance_phase', 'phase', 'power', 'current']
const most = 10

/** The charts that go onto a page: those that any of the designs has. */
const printedCharts = (computed: readonly ComputedDesign[]): ChartId[] =>
  chartIds
    .filter((id) => !left.includes(id) && computed.some((design) => chartKinds[id].needs?.(design) ?? true))
    .slice(0, most)

/** The printed pages: one of charts, one of figures, one of conventions. */
export function PrintSheets() {
  return (
    <div className="hidden print:block">
      <ChartsSheet />
      <FiguresSheet />
      <Sheet title="How we calculate" isLast>
        <ConventionList />
        <p className="mt-4 text-sm">
          Estimates for planning. Have electrical work checked by a qualified installer.
        </p>
      </Sheet>
    </div>
  )
}

type SheetProps = { title: string; isLast?: boolean; children: ReactNode }

function Sheet({ title, isLast = false, children }: SheetProps) {
  return (
    <section className={isLast ? undefined : 'break-after-page'}>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const dashWords = ['solid line', 'long dashes', 'dots', 'dashes and dots']

function ChartsSheet() {
  const computed = useView((view) => view.computed)
  const active = useView((view) => view.active)
  const system = useUnitSystem()
  const worked = computed[active]
  return (
    <Sheet title={computed.map(({ saved }) => saved.name).join(', ')}>
      {computed.length > 1 && (
        <p className="mb-2 text-sm">
          {computed.map(({ saved }, at) => `${letterOf(at)}: ${saved.name} (${dashWords[at]})`).join(', ')}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {printedCharts(computed).map((id) => {
          const { title, unit, lines, limit, axis } = chartLines(id, computed, active, system)
          return (
            <figure key={id} className="break-inside-avoid">
              <figcaption className="text-sm font-semibold">
                {title}, {unit}
                {limit && <span className="font-normal">. Dashed: {limit.name}</span>}
              </figcaption>
              <div className="h-40">
                <StaticPlot
                  lines={lines}
                  limit={limit?.values}
                  axis={axis}
                  end={worked && modelEnd(worked.saved)}
                />
              </div>
            </figure>
          )
        })}
      </div>
      {worked && <p className="mt-2 text-sm">{modelEndSentence(modelEnd(worked.saved))}</p>}
    </Sheet>
  )
}

function FiguresSheet() {
  const computed = useView((view) => view.computed)
  const shown = useShown()
  const results = computed.map((design) => [...resultsOf(design, shown), ...furtherResultsOf(design)])
  return (
    <Sheet title="Figures">
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th className="text-left">Figure</th>
            {computed.map(({ saved }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
              <th key={at} className="text-right">
                {letterOf(at)}: {saved.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results[0]?.map(({ name }, row) => (
            <tr key={name} className="border-t border-line">
              <td className="py-0.5">{name}</td>
              {results.map((own, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
                <td key={at} className="py-0.5 text-right">
                  {own[row]?.value} {at > 0 && differenceOf(own[row], results[0]?.[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 grid grid-cols-2 gap-6">
        {computed.map((design, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
          <div key={at} className="break-inside-avoid text-sm">
            <h3 className="mb-1 font-semibold">
              {letterOf(at)}: {design.saved.name}
            </h3>
            <Facts facts={designInputs(design.saved, shown)} />
            <ul className="mt-2 grid list-disc gap-1 pl-5">
              {designAdvice(design, shown).map(({ rule, sentence }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rule may warn of two ports
                <li key={`${rule}-${index}`}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  )
}
