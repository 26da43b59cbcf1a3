import { useDeferredValue, useMemo } from 'react'
import { designAdvice } from '#shared/tools/subwoofer-designs/design-advice.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useActive, useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'

/** Lists the problems of the active design. Each fix is one step that can be undone. */
export function AdviceList() {
  const designer = useDesigner()
  const shown = useShown()
  const active = useDeferredValue(useActive())
  const advice = useMemo(() => designAdvice(active, shown), [active, shown])
  return (
    <Panel title={advice.length === 0 ? 'Warnings' : `Warnings (${advice.length})`}>
      {advice.length === 0 ? (
        <p className="text-dim">This design has no known problems.</p>
      ) : (
        <ul className="grid gap-3">
          {advice.map(({ rule, tone, sentence, fixes }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may warn of two ports
              key={`${rule}-${at}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-2"
            >
              <Badge tone={tone}>{tone === 'danger' ? 'Problem' : 'Warning'}</Badge>
              <span className="min-w-0 flex-1 basis-64">{sentence}</span>
              {fixes.map(({ label, design }) => (
                <Button key={label} size="sm" onClick={() => designer.change(() => design)}>
                  {label}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
