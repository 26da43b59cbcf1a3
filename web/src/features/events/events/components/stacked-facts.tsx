import type { Fact } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Facts about one side of an event, each value beside its name. */
export function StackedFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.flatMap((fact) => (fact ? [fact] : []))
  return (
    <Panel title={title}>
      <dl className="grid gap-2.5">
        {known.map(([name, value]) => (
          <div key={name} className="flex items-baseline gap-x-4">
            <dt className="w-28 shrink-0 text-sm text-dim">{name}</dt>
            <dd className="min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
