import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { Facts } from '../facts.tsx'
import { LoadMore } from '../load-more.tsx'
import { Meter } from '../meter.tsx'
import { PageHeader } from '../page-header.tsx'
import { Panel } from '../panel.tsx'
import { ScreenHeader } from '../screen-header.tsx'
import { StatTile } from '../stat-tile.tsx'
import { type Column, Table } from '../table.tsx'
import { Tabs } from '../tabs.tsx'
import { Specimen } from './specimen.tsx'

type Run = { id: string; lane: string; level: number; state: 'verified' | 'pending' }
const runs: Run[] = [
  { id: 'r1', lane: 'Lane 1', level: 151.8, state: 'verified' },
  { id: 'r2', lane: 'Lane 2', level: 149.3, state: 'pending' },
]
const columns: Column<Run>[] = [
  { id: 'lane', header: 'Lane', cell: (run) => run.lane },
  {
    id: 'state',
    header: 'State',
    cell: (run) => <Badge tone={run.state === 'verified' ? 'success' : 'warning'}>{run.state}</Badge>,
  },
  { id: 'level', header: 'Peak dB', cell: (run) => run.level.toFixed(1), numeric: true },
]

export function DataSection() {
  return (
    <>
      <Specimen
        name="PageHeader, ScreenHeader, Breadcrumb"
        use="PageHeader opens every public page, ScreenHeader every screen that people work in: each holds its only h1. Breadcrumb when the screen has a parent."
      >
        {(theme) => (
          <>
            <Breadcrumb
              label={`Breadcrumb, ${theme}`}
              items={[{ label: 'Home', to: '/' }, { label: 'Billing' }]}
            />
            <PageHeader
              titleLevel={4}
              label="Account"
              title="Billing"
              lead="Plan, cards and invoices."
              actions={<Button size="sm">Download</Button>}
            />
            <ScreenHeader
              titleLevel={4}
              title="Users"
              lead="Everyone who has registered."
              actions={<Button size="sm">Invite</Button>}
            />
          </>
        )}
      </Specimen>
      <Specimen
        name="Panel, StatTile, Meter"
        use="Panel groups what belongs together, StatTile shows one figure, Meter how much of a known scale is used."
      >
        {() => (
          <div className="grid gap-4">
            <Panel title="Channel 1" headingLevel={4} aside={<Badge tone="info">Live</Badge>} screws>
              <div className="grid gap-4">
                <Meter label="Level" value={46} valueText="46 percent" />
                <Meter label="Gain" value={78} valueText="78 percent" />
                <Meter label="Limiter" value={97} valueText="97 percent" />
              </div>
            </Panel>
            <div className="grid grid-cols-2 gap-4">
              <StatTile label="Best run" value="151.8" unit="dB" note="Sealed, 45 Hz" />
              <StatTile quiet label="Events" value="12" />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen
        name="Badge, Avatar"
        use="Badge is the state of a thing in a word; Avatar stands beside a name, never alone."
      >
        {() => (
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-2">
              <Badge>Draft</Badge>
              <Badge tone="info">Live</Badge>
              <Badge tone="success">Verified</Badge>
              <Badge tone="warning">Pending</Badge>
              <Badge tone="danger">Suspended</Badge>
              <Badge tone="info">New</Badge>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Avatar name="Ada King" size="sm" />
              <Avatar name="Ada King" />
              <Avatar name="Ada" size="lg" />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen
        name="Table, LoadMore"
        use="Table for rows to compare, a stack of cards on a phone; LoadMore ends every list that has a cursor."
      >
        {() => (
          <>
            <Table caption="Runs" columns={columns} rows={runs} rowKey={(run) => run.id} />
            <Table
              dense
              caption="Runs, dense and sorted"
              columns={columns.map((column, at) => (at === 2 ? { ...column, sorted: 'descending' } : column))}
              rows={runs}
              rowKey={(run) => run.id}
            />
            <LoadMore hasMore loading={false} onLoadMore={() => {}} shown="2 runs shown" />
          </>
        )}
      </Specimen>
      <Specimen name="Facts" use="What we know about one thing, as names and values, in panels and dialogs.">
        {() => (
          <Facts
            facts={[
              ['Amount', '$29.00'],
              ['Invoice', undefined],
            ]}
          />
        )}
      </Specimen>
      <Specimen
        name="Tabs"
        use="Views of one thing, one at a time; arrow keys move between them. Where each view is a page, they become a dropdown on phones."
      >
        {() => (
          <Tabs
            label="Profile"
            narrow="dropdown"
            tabs={[
              { id: 'profile', label: 'Profile', content: <p>Name, picture and bio.</p> },
              { id: 'settings', label: 'Settings', content: <p>Notifications and privacy.</p> },
              { id: 'verification', label: 'Verification', content: <p>Where your request stands.</p> },
            ]}
          />
        )}
      </Specimen>
    </>
  )
}
