import * as z from 'zod/mini'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChangesTab } from './changes-tab.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { FormatDialog } from './format-dialog.tsx'
import { classColumns, formatColumns, rubricColumns, violationColumns } from './part-columns.tsx'
import { PartList } from './part-list.tsx'
import { RubricDialog } from './rubric-dialog.tsx'
import { ViolationDialog } from './violation-dialog.tsx'

const Tab = z.enum(['classes', 'formats', 'rubrics', 'violations', 'changes'])
const fields = { tab: z._default(Tab, 'classes') }

const keyOf = ({ key }: { key: string }) => key

/** The parts of a version, and what it changed. */
export function RulebookTabs({ rulebook }: { rulebook: Rulebook }) {
  const { filter, setFilter } = useAddressFilter(fields)
  const { classes, formats, rubrics, violations } = rulebook
  return (
    <Tabs
      label="Parts of the rulebook"
      value={filter.tab}
      onChange={(tab) => setFilter({ tab: z.parse(Tab, tab) })}
      tabs={[
        {
          id: 'classes',
          label: `Classes (${classes.length})`,
          content: (
            <PartList
              rulebook={rulebook}
              part="classes"
              one="class"
              keyOf={keyOf}
              columns={classColumns(rulebook)}
              dialog={(at, onClose) => <ClassDialog rulebook={rulebook} at={at} onClose={onClose} />}
            />
          ),
        },
        {
          id: 'formats',
          label: `Formats (${formats.length})`,
          content: (
            <PartList
              rulebook={rulebook}
              part="formats"
              one="format"
              keyOf={keyOf}
              columns={formatColumns}
              dialog={(at, onClose) => <FormatDialog rulebook={rulebook} at={at} onClose={onClose} />}
            />
          ),
        },
        {
          id: 'rubrics',
          label: `Rubrics (${rubrics.length})`,
          content: (
            <PartList
              rulebook={rulebook}
              part="rubrics"
              one="rubric"
              keyOf={keyOf}
              columns={rubricColumns}
              dialog={(at, onClose) => <RubricDialog rulebook={rulebook} at={at} onClose={onClose} />}
            />
          ),
        },
        {
          id: 'violations',
          label: `Violations (${violations.length})`,
          content: (
            <PartList
              rulebook={rulebook}
              part="violations"
              one="violation"
              keyOf={({ code }) => code}
              columns={violationColumns}
              dialog={(at, onClose) => <ViolationDialog rulebook={rulebook} at={at} onClose={onClose} />}
            />
          ),
        },
        { id: 'changes', label: 'Changes', content: <ChangesTab rulebook={rulebook} /> },
      ]}
    />
  )
}
