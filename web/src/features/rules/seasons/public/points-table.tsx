import type { PointsTable as Points } from '#shared/rules/seasons/points-table.ts'
import { pointsGrid } from './points-grid.ts'

/** The points for places, one line for each multiplier. */
export function PointsTable({ points }: { points: Points }) {
  const { corner, heads, rows } = pointsGrid(points)
  return (
    <table className="w-full text-right text-sm">
      <caption className="sr-only">Points by multiplier and place</caption>
      <thead className="border-b border-line text-dim">
        <tr>
          <th scope="col" className="py-2.5 text-left font-semibold">
            {corner}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="readout px-1 py-2.5 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row" className="readout py-2.5 text-left font-semibold">
              {head}
            </th>
            {cells.map((points, at) => (
              <td key={heads[at]} className="readout px-1 py-2.5">
                {points}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
