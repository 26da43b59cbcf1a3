import { type ChartId, chartIds, chartKinds } from '../charts/chart-kinds.ts'
import type { ComputedDesign } from '../state/computed-design.ts'

/** These charts say little on paper, and a page holds ten. */
const left: readonly ChartId[] = ['impedance_phase', 'phase', 'power', 'current']
const most = 10

/** The charts that go onto a page: those that any of the designs has. */
export const printedCharts = (computed: readonly ComputedDesign[]): ChartId[] =>
  chartIds
    .filter((id) => !left.includes(id) && computed.some((design) => chartKinds[id].needs?.(design) ?? true))
    .slice(0, most)
