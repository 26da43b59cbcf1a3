import type { Fact } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Facts about one side of an event, each value below its name: times are too long to stand beside it. */
export function StackedFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.flatMap((fact) => (fact ? [fact] : []))
  return (
    <Panel title={title}>
      <dl className="grid gap-3">
        {known.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-dim">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
