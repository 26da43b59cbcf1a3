import { levelCeiling, splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { type Column, Table } from '#web/ui/table.tsx'

export type LevelTableProps = { systems: readonly SplSystem[] }

const rows = [20, 25, 30, 35, 40, 45, 50, 60, 70, 80].map((hz) => ({ hz }))

/** The same curves in figures. */
export function LevelTable({ systems }: LevelTableProps) {
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'hz', header: 'Hz', cell: ({ hz }) => hz },
    ...systems.flatMap((system, at): Column<(typeof rows)[number]>[] => [
      {
        id: `level-${at}`,
        header: `${system.name}, dB`,
        numeric: true,
        cell: ({ hz }) => splLevel(system, hz).level.toFixed(1),
      },
      {
        id: `ceiling-${at}`,
        header: 'Ceiling, dB',
        numeric: true,
        cell: ({ hz }) => levelCeiling(system, hz)?.toFixed(1) ?? 'none',
      },
    ]),
  ]
  return <Table dense caption="Level over frequency" columns={columns} rows={rows} rowKey={({ hz }) => hz} />
}
