import type { UsageDay } from '#shared/ai/ai-settings/admin-contract.ts'
import { featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { costWords, usedByFeature } from './usage-figures.ts'

type Row = ReturnType<typeof usedByFeature>[number]

const count = (value: number) => value.toLocaleString('en-US')

const columns: Column<Row>[] = [
  {
    id: 'feature',
    header: 'Feature',
    narrow: 'title',
    cell: ({ feature }) => <span className="font-semibold">{featureNames[feature]}</span>,
  },
  {
    id: 'calls',
    header: 'Calls',
    numeric: true,
    narrow: 'meta',
    cell: ({ calls }) => (
      <>
        {count(calls)}
        <span className="text-dim sm:hidden"> {calls === 1 ? 'call' : 'calls'}</span>
      </>
    ),
  },
  { id: 'failures', header: 'Failed', numeric: true, cell: ({ failures }) => count(failures) },
  {
    id: 'tokens',
    header: 'Tokens',
    numeric: true,
    narrow: 'note',
    cell: ({ tokens }) => (
      <>
        {count(tokens)}
        <span className="text-dim sm:hidden"> tokens</span>
      </>
    ),
  },
  { id: 'cost', header: 'Cost', numeric: true, narrow: 'end', cell: ({ costCents }) => costWords(costCents) },
]

/** What each feature cost, the dearest first. */
export const FeatureUsagePanel = ({ items }: { items: readonly UsageDay[] }) => (
  <Panel flush title="By feature">
    <Table
      dense
      caption="By feature"
      columns={columns}
      rows={usedByFeature(items)}
      rowKey={({ feature }) => feature}
    />
  </Panel>
)
