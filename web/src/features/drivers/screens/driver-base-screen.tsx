import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DriverBase } from '../components/driver-base.tsx'
import { ToolUse } from '../components/tool-use.tsx'

export const title = 'Subwoofer designer'

const view = { tab: z._default(z.enum(['drivers', 'use']), 'drivers') }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="The driver base that members design with, and how much the pro tools are used."
      />
      <Tabs
        label="Subwoofer designer"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: tab === 'use' ? 'use' : 'drivers' })}
        tabs={[
          { id: 'drivers', label: 'Drivers', content: <DriverBase /> },
          { id: 'use', label: 'Use', content: <ToolUse /> },
        ]}
      />
    </div>
  )
}
