// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import type { CalculatorAccess } from '#shared/tools/pro-tools/calculator-access.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { calculatorParts } from '#shared/tools/spl-studies/calculator-parts.ts'
import type { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { isAsRead } from '#web/features/tools/tool-projects/state/work-as-saved.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Calculator } from '../state/calculator.ts'
import { countTry, triesOn } from '../state/tries.ts'
import { DeskContext } from '../state/use-calculator.ts'
import { Example } from './example.tsx'
import { OwnNumbers } from './own-numbers.tsx'

/** Identifies a result by its inputs. Its place on the screen and its mode do not make it another result. */
const askedFor = ({ systems, target, meter }: SplStudy): string => JSON.stringify({ systems, target, meter })

const GatePanel = lazy(async () => ({ default: (await import('./gate-panel.tsx')).GatePanel }))
const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel.tsx')).KeepPanel }))

const sides = [
  { id: 'example', label: 'Example' },
  { id: 'own', label: 'My numbers' },
] as const

export type TriesSide = (typeof sides)[number]['id']

export type WithTriesProps = {
  access: Extract<CalculatorAccess, { level: 'tries' }>
  isVisitor: boolean
  side: TriesSide
  onSide: (side: TriesSide) => void
  /** What stands in for a result with a part of Pro. */
  gate: ReactNode
  example: Calculator
  own: Calculator
  settings: ToolSettings
}

const today = () => ownDay(new Date().toISOString())

/** A worked example, and some own results a day; then the gate replaces the next one. */
export function WithTries({ access, isVisitor, side, onSide, gate, example, own, settings }: WithTriesProps) {
  const body = useSyncExternalStore(
    own.subscribe,
    () => own.view().body,
    () => startingStudy,
  )
  const [used, setUsed] = useState(0)
  const [shown, setShown] = useState<string>()
  const isAwake = useIsAwake()
  const parts = calculatorParts(access)
  const asked = askedFor(body)
  const left = Math.max(0, access.tries - used)

  useEffect(() => setUsed(triesOn(today())), [])
  // A saved study is a result that someone had, and is shown as it is. Any other link holds own numbers.
  useEffect(() => {
    if (isAsRead(body)) setShown(asked)
  }, [body, asked])

  const ask = () => {
    setUsed(countTry(today()))
    setShown(asked)
  }
  const instead =
    shown === asked ? undefined : gate ? (
      gate
    ) : left > 0 ? (
      <AskPanel left={left} tries={access.tries} onAsk={ask} />
    ) : (
      <Suspense fallback={<div className="skeleton h-60" />}>
        {isAwake && <GatePanel opens={access.opens} isVisitor={isVisitor} tries={access.tries} />}
      </Suspense>
    )
  return (
    <>
      <Segmented legend="Whose numbers" name="whose" options={sides} value={side} onChange={onSide} />
      {side === 'example' ? (
        <DeskContext value={{ calculator: example, settings, parts }}>
          <Example />
        </DeskContext>
      ) : (
        <DeskContext value={{ calculator: own, settings, parts }}>
          <OwnNumbers keeps={false} {...(instead && { instead })} />
        </DeskContext>
      )}
      {!isVisitor && (
        // A saved study stays readable, even if the gate takes nothing new.
        <DeskContext value={{ calculator: own, settings, parts }}>
          <Suspense fallback={<div className="skeleton h-40" />}>
            {isAwake && <KeepPanel mayCreate={false} />}
          </Suspense>
        </DeskContext>
      )}
    </>
  )
}

type AskPanelProps = { left: number; tries: number; onAsk: () => void }

/** A result with own numbers waits until it is requested, because each one counts. */
function AskPanel({ left, tries, onAsk }: AskPanelProps) {
  return (
    <Panel title="Your result">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dim">
          {left} of {tries} runs left today.
        </p>
        <Button variant="primary" onClick={onAsk}>
          Show my result
        </Button>
      </div>
    </Panel>
  )
}
