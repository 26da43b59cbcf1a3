// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DriverBase } from '../components/driver-base.tsx'

const DesignDefaults = lazy(async () => ({
  default: (await import('../defaults/design-defaults.tsx')).DesignDefaults,
}))
const ToolUse = lazy(async () => ({ default: (await import('../components/tool-use.tsx')).ToolUse }))
const DriverCases = lazy(async () => ({
  default: (await import('#web/features/platform/reports/components/case-board.tsx')).CaseBoard,
}))

export const title = 'Subwoofer designer'

const driverCases = ['driver'] as const

const view = { tab: z._default(z.enum(['drivers', 'cases', 'defaults', 'use']), 'drivers') }

const later = (content: ReactNode) => (
  <Suspense fallback={<div className="skeleton h-64" />}>{content}</Suspense>
)

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Drivers, reports about them, design defaults, and tool usage." />
      <Tabs
        label="Subwoofer designer"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab })}
        tabs={[
          { id: 'drivers', label: 'Drivers', content: <DriverBase /> },
          { id: 'cases', label: 'Reports', content: later(<DriverCases types={driverCases} />) },
          { id: 'defaults', label: 'Defaults and templates', content: later(<DesignDefaults />) },
          { id: 'use', label: 'Usage', content: later(<ToolUse />) },
        ]}
      />
    </div>
  )
}
