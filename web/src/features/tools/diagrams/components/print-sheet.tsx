import { useEffect, useState } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { lengthText } from '#shared/tools/diagrams/length-text.ts'
import { listedCables, listedNodes } from '#shared/tools/diagrams/parts-list.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { type ChecksOnScreen, useChecks } from '../checks/use-live-checks.ts'
import { useView } from '../state/use-editor.ts'
import { Drawing } from './drawing.tsx'

export type PrintSheetProps = { title: string; live: ChecksOnScreen }

/** The time from the last change until the sheet follows. */
const restMs = 600

/** The printed sheet: the drawing with its list of issues, then the shopping list. */
export function PrintSheet({ title, live }: PrintSheetProps) {
  const checks = useChecks(live)
  const system = useUnitSystem()
  const body = useView((view) => view.body)
  const [drawn, setDrawn] = useState<{ body: Diagram; checks: DiagramChecks }>()
  useEffect(() => {
    if (!checks) return
    const timer = setTimeout(() => setDrawn({ body, checks }), restMs)
    return () => clearTimeout(timer)
  }, [body, checks])
  if (!drawn) return null
  return (
    <div className="hidden print:block">
      <Drawing title={title} diagram={drawn.body} checks={drawn.checks} />
      <h2 className="mt-6 text-lg font-semibold">Parts</h2>
      <ul>
        {listedNodes(drawn.body).map(({ part, name, facts, count }) => (
          <li key={`${part} ${name} ${facts}`}>
            {count} × {name === part ? part : `${part}: ${name}`}
            {facts && `, ${facts}`}
          </li>
        ))}
      </ul>
      <h2 className="mt-4 text-lg font-semibold">Cables, with 10 % slack</h2>
      <ul>
        {listedCables(drawn.body).map(({ kind, gauge, material, color, meters }) => (
          <li key={`${kind} ${gauge} ${material} ${color}`}>
            {lengthText(meters, system)} {gauge} {material} {color}, {kind}
          </li>
        ))}
      </ul>
    </div>
  )
}
