import { useQuery } from '@tanstack/react-query'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { calculatorTables, tableExamples } from '#shared/tools/spl-studies/table-examples.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toolTablesQuery } from '#web/features/tools/pro-tools/api/admin-tool-queries.ts'
import { TableCard } from '#web/features/tools/pro-tools/tables/table-card.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { tableWords } from '../admin/table-words.ts'
import { UsePanel } from '../admin/use-panel.tsx'

export const title = 'SPL calculator'

export function Screen() {
  const tables = useQuery(toolTablesQuery)
  const settings = {
    ...initialSettings,
    ...Object.fromEntries(tables.data?.items.map(({ table, value }) => [table, value]) ?? []),
  } as ToolSettings
  return (
    <div className="page">
      <ScreenHeader
        title="SPL calculator"
        lead="The tables behind the results. The activity log shows every change."
      />
      {tables.isPending && <Skeleton lines={4} className="h-40" />}
      {tables.isError && !tables.data && (
        <QueryFailure
          title="The tables did not load"
          error={tables.error}
          retrying={tables.isFetching}
          onRetry={() => void tables.refetch()}
        />
      )}
      {tables.data && (
        <div className="gap-4 lg:columns-2">
          {calculatorTables.map((table) => {
            const stored = tables.data.items.find((one) => one.table === table)
            const edited = {
              table,
              words: tableWords[table],
              examples: (of: ToolSettings) => tableExamples(table, of),
            }
            return (
              stored && (
                <div key={table} className="mb-4 break-inside-avoid">
                  <TableCard edited={edited} stored={stored} settings={settings} />
                </div>
              )
            )
          })}
          <UsePanel />
        </div>
      )}
    </div>
  )
}
