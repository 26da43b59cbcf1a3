import { memo, useDeferredValue } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { letterOf } from '../charts/design-strokes.ts'
import type { DesignerView } from '../state/designer.ts'
import { useView } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { furtherResultsOf, resultsOf } from './design-results.ts'
import { differenceOf } from './difference-of.ts'

/** The figures of the compared designs side by side; while someone drags, the charts come before them. */
export function ComparedDesigns() {
  const computed = useDeferredValue(useView((view) => view.computed))
  return computed.length < 2 ? null : <Compared computed={computed} />
}

/** What designs come to, and how far each is from the first. */
const Compared = memo(function Compared({ computed }: Pick<DesignerView, 'computed'>) {
  const shown = useShown()
  const results = computed.map((design) => [...resultsOf(design, shown), ...furtherResultsOf(design)])
  const rows = (results[0] ?? []).map(({ name }, at) => ({ name, at }))
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', header: 'Figure', cell: ({ name }) => name },
    ...computed.map(({ saved }, index) => ({
      id: String(index),
      header: `${letterOf(index)}: ${saved.name}`,
      numeric: true,
      cell: ({ at }: { at: number }) => (
        <>
          {results[index]?.[at]?.value}
          {index > 0 && (
            <span className="ml-2 text-dim">{differenceOf(results[index]?.[at], results[0]?.[at])}</span>
          )}
        </>
      ),
    })),
  ]
  return (
    <Panel flush title="Compared">
      <Table dense caption="Compared designs" columns={columns} rows={rows} rowKey={({ at }) => at} />
    </Panel>
  )
})
