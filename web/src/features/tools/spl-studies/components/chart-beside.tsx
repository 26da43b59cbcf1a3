import type { ReactNode } from 'react'

export type ChartBesideProps = {
  chart: ReactNode
  /** What follows from the level: notices, safety and supply. */
  rest: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The chart above the fields on a phone, beside them on a wider screen, and what follows from both after them. */
export function ChartBeside({ chart, rest, children }: ChartBesideProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2">{chart}</div>
      <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
      <div className="grid min-w-0 gap-4 lg:col-start-2">{rest}</div>
    </div>
  )
}
