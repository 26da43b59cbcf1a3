import type { ReactNode } from 'react'
import type { levelTerms } from '#shared/tools/acoustics/level-waterfall.ts'
import { splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TermRow } from './term-row.tsx'

type Term = (typeof levelTerms)[number]

const names: Record<Term, string> = {
  sensitivity: 'Sensitivity',
  power: 'Power',
  drivers: 'Drivers',
  box: 'Box',
  cabin: 'Cabin',
  distance: 'Distance',
  compression: 'Power compression',
}

export type WaterfallProps = {
  system: SplSystem
  hz: number
  /** If it is false, the terms appear without their results. */
  isShown?: boolean
  /** The fields of each term. A term without any is shown as it is. */
  fields?: Partial<Record<Term, ReactNode>>
}

const below = 70

/** The parts of the level, term by term. Each one is changed in place. */
export function Waterfall({ system, hz, isShown = true, fields = {} }: WaterfallProps) {
  const { terms, predicted } = splLevel(system, hz)
  const ends = terms.map((_, at) => terms.slice(0, at + 1).reduce((sum, { db }) => sum + db, 0))
  const top = Math.max(...ends) + 2
  const bottom = Math.min(below, ...ends.slice(1), (ends[0] ?? below) - 5)
  return (
    <Panel title={isShown ? `Where ${predicted.toFixed(1)} dB comes from` : 'Where the level comes from'}>
      <ol>
        {terms.map(({ term }, at) => (
          <TermRow
            key={term}
            name={names[term]}
            {...(isShown && {
              bar: { from: at === 0 ? bottom : (ends[at - 1] ?? 0), to: ends[at] ?? 0, bottom, top },
            })}
          >
            {fields[term]}
          </TermRow>
        ))}
      </ol>
    </Panel>
  )
}
