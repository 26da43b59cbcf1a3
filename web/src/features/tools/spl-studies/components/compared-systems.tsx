import { levelBand, splLevel, totalWatts } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { splSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { splTarget } from '#shared/tools/spl-studies/spl-target.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useDesk } from '../state/use-calculator.ts'
import { signedDb } from './signed-db.ts'
import { wattsText } from './watts-text.ts'

export type ComparedSystemsProps = { systems: readonly SplSystem[]; hz: number; target: number }

type Row = { name: string; values: string[] }

/** Two systems in figures. */
export function ComparedSystems({ systems, hz, target }: ComparedSystemsProps) {
  const { settings } = useDesk()
  const [first, second] = systems
  if (!first || !second) return null
  const levels = systems.map((system) => splLevel(system, hz))
  const difference = (levels[1]?.level ?? 0) - (levels[0]?.level ?? 0)
  const of = (name: string, value: (system: SplSystem, at: number) => string): Row => ({
    name,
    values: systems.map(value),
  })
  const rows: Row[] = [
    of(`Level at ${Number(hz.toFixed(1))} Hz`, (system, at) => {
      const said = `${levels[at]?.level.toFixed(1)} ±${levelBand(system)} dB`
      return at === 0 ? said : `${said} (${signedDb(difference)})`
    }),
    of('Ceiling', (_, at) => {
      const ceiling = levels[at]?.ceiling
      return ceiling === undefined ? 'Not known' : `${ceiling.toFixed(1)} dB`
    }),
    of('Power', (system) => wattsText(totalWatts(system))),
    of('Supply current', (system) => `${Math.round(splSupply(system, settings).current)} A`),
    of(`Power for ${target.toFixed(1)} dB`, (system) => {
      const { watts } = splTarget(system, target, hz)
      return watts === undefined ? 'Out of reach' : wattsText(watts)
    }),
  ]
  const columns: Column<Row>[] = [
    { id: 'name', header: 'Figure', cell: ({ name }) => name },
    ...systems.map((system, at) => ({
      id: String(at),
      header: system.name,
      numeric: true,
      cell: ({ values }: Row) => values[at],
    })),
  ]
  return (
    <Panel flush title="Side by side">
      <Table dense caption="Two systems" columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Panel>
  )
}
