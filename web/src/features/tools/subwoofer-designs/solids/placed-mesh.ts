import { type Panel, panelThickness, type Vector } from '#shared/tools/enclosures/panel.ts'
import { type Mesh, panelMesh } from './panel-mesh.ts'

/** The mesh of a panel at its place in the box. */
export function placedMesh(panel: Panel): Mesh {
  const { points, triangles } = panelMesh(panel)
  const { origin, x, y, inward } = panel.place
  const thickness = panelThickness(panel)
  const axis = ([across, up, above]: Vector, at: 0 | 1 | 2) =>
    origin[at] + across * x[at] + up * y[at] + (thickness - above) * inward[at]
  return {
    points: points.map((point): Vector => [axis(point, 0), axis(point, 1), axis(point, 2)]),
    triangles,
  }
}
