import { type ComputedDesign, placeOf } from '../state/computed-design.ts'
import type { ChartId } from './chart-kinds.ts'

/**
 * A point where a response has fallen by a number of dB: its name, Hz, and the value of the chart there, in
 * SI units.
 */
export type EdgeMark = { name: string; hz: number; value: number }

const marked: readonly ChartId[] = ['spl', 'cabin', 'transfer']

/** The marks of a design on a chart of its level. */
export function edgeMarks(id: ChartId, { figures, curves }: ComputedDesign): EdgeMark[] {
  if (!marked.includes(id)) return []
  const values = id === 'transfer' ? curves.transfer : id === 'spl' ? curves.spl : curves.cabinSpl
  return (['f3', 'f6', 'f10'] as const).flatMap((name) => {
    const hz = figures[name]
    const value = hz === undefined ? Number.NaN : (values[placeOf(hz)] as number)
    return hz !== undefined && Number.isFinite(value) ? [{ name, hz, value }] : []
  })
}
