import type { TwoSpans } from '#shared/operations/insights/analytics-report.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

/** A figure with its name, day by day over two spans. */
export type ShownFigure = { label: string; values: TwoSpans; isCents?: boolean }

/** An axis also asks for what lies between two counts. */
const inWords = (count: number) => Math.round(count).toLocaleString('en-US')

export const figureWords = ({ isCents }: Pick<ShownFigure, 'isCents'>) => (isCents ? dollars : inWords)
