import type { ReactNode } from 'react'
import { type Fact, Facts, type FactsProps } from './facts.tsx'
import { Panel } from './panel.tsx'
import { Skeleton } from './skeleton.tsx'

export type DetailPanelProps = {
  title: string
  /** Undefined until they are there: lines hold their place. */
  facts: readonly Fact[] | undefined
  /** The expected number of facts. */
  skeletonRows?: number
  /** Controls at the right of the title. */
  aside?: ReactNode
  headingLevel?: 2 | 3 | 4
  beside?: FactsProps['beside']
}

/** A panel of facts about one thing, or about one side of it. */
export function DetailPanel({ facts, skeletonRows = 6, beside, ...panel }: DetailPanelProps) {
  return (
    <Panel {...panel}>
      {facts ? <Facts facts={facts} beside={beside} /> : <Skeleton lines={skeletonRows} className="h-6" />}
    </Panel>
  )
}
