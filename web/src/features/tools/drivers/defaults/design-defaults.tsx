import { useQuery } from '@tanstack/react-query'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { defaultExamples } from '#shared/tools/subwoofer-designs/default-examples.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toolTablesQuery } from '#web/features/tools/pro-tools/api/admin-tool-queries.ts'
import type { EditedTable } from '#web/features/tools/pro-tools/tables/edited-table.ts'
import { TableCard } from '#web/features/tools/pro-tools/tables/table-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { defaultWords } from './default-words.ts'
import { TemplateList } from './template-list.tsx'

const edited: EditedTable = {
  table: 'design',
  words: defaultWords,
  examples: ({ design }) => defaultExamples(design),
}

/** The starting values of new designs, and the boxes that members start from. */
export function DesignDefaults() {
  const tables = useQuery(toolTablesQuery)
  if (tables.isError && !tables.data)
    return (
      <QueryFailure
        title="The defaults did not load"
        error={tables.error}
        retrying={tables.isFetching}
        onRetry={() => void tables.refetch()}
      />
    )
  if (!tables.data) return <Skeleton lines={4} className="h-40" />
  const { items } = tables.data
  const settings = {
    ...initialSettings,
    ...Object.fromEntries(items.map(({ table, value }) => [table, value])),
  } as ToolSettings
  const [design, templates] = (['design', 'templates'] as const).map((table) =>
    items.find((one) => one.table === table),
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {design && <TableCard edited={edited} stored={design} settings={settings} />}
      {templates && <TemplateList stored={templates} rows={settings.templates.rows} />}
    </div>
  )
}
