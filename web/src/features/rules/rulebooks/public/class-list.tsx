import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { classColumns } from '../parts/part-columns.tsx'

/** The classes of a rulebook in their order. */
export const ClassList = ({ rulebook }: { rulebook: Rulebook }) => (
  <Panel flush>
    <Table
      caption="Classes"
      columns={classColumns(rulebook)}
      rows={rulebook.classes.toSorted((one, other) => one.order - other.order)}
      rowKey={({ key }) => key}
    />
  </Panel>
)
