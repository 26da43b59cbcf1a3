import { hasCutOutClash } from '#shared/tools/enclosures/cut-out-clash.ts'
import { type Panel, panelThickness, panelVolume } from '#shared/tools/enclosures/panel.ts'
import { panelName } from '#shared/tools/enclosures/panel-name.ts'
import { type Facets, facetVolume, openEdges } from '#shared/tools/enclosures/solid-check.ts'
import { type Mesh, panelMesh } from './panel-mesh.ts'

const headerBytes = 80
const facetBytes = 50

/** The allowed difference between the volume of a file and that of its panel. */
const volumeSlack = 1e-4

export type StlFile = { file: Uint8Array<ArrayBuffer> } | { problem: string }

/** A panel as a binary STL file in mm, checked before it is given away: closed, and with the volume of the panel. */
export function panelStl(panel: Panel): StlFile {
  return checkedStl(panelMesh(panel), panel)
}

/** A mesh as the file of its panel, or why it is none. */
export function checkedStl(mesh: Mesh, panel: Panel): StlFile {
  const name = panelName(panel)
  const facets = facetsOf(mesh)
  if (hasCutOutClash(panel))
    return { problem: `The cut-outs of ${name} meet one another or an edge. Move them apart.` }
  if (facets.length === 0) return { problem: `${name} has no surface yet, so there is nothing to save.` }
  if (openEdges(facets) > 0)
    return { problem: `The surface of ${name} is not closed, so it has no STL file.` }
  const volume = panelVolume(panel) * 1e9
  if (Math.abs(facetVolume(facets) - volume) > volumeSlack * volume)
    return { problem: `The surface of ${name} does not hold its volume, so it has no STL file.` }
  const thickness = Number((panelThickness(panel) * 1000).toFixed(2))
  return { file: binaryStl(facets, `${name}, units mm, thickness ${thickness} mm`) }
}

/** Its triangles in mm. */
function facetsOf({ points, triangles }: Mesh): Facets {
  const facets = new Float32Array(9 * triangles.length)
  triangles.forEach((corners, at) => {
    corners.forEach((corner, which) => {
      const point = points[corner]
      if (point)
        facets.set(
          point.map((metres) => 1000 * metres),
          9 * at + 3 * which,
        )
    })
  })
  return facets
}

function binaryStl(facets: Facets, title: string): Uint8Array<ArrayBuffer> {
  const count = facets.length / 9
  const file = new Uint8Array(headerBytes + 4 + count * facetBytes)
  const view = new DataView(file.buffer)
  file.set(new TextEncoder().encode(title).subarray(0, headerBytes))
  view.setUint32(headerBytes, count, true)
  for (let at = 0; at < count; at++) {
    const corners = facets.subarray(9 * at, 9 * at + 9)
    const from = headerBytes + 4 + at * facetBytes
    for (const [axis, part] of normalOf(corners).entries()) view.setFloat32(from + 4 * axis, part, true)
    for (const [which, part] of corners.entries()) view.setFloat32(from + 12 + 4 * which, part, true)
  }
  return file
}

function normalOf(corners: Facets): [number, number, number] {
  const side = (to: number, axis: number) => (corners[to + axis] as number) - (corners[axis] as number)
  const across = (one: number, other: number) => side(3, one) * side(6, other) - side(3, other) * side(6, one)
  const [x, y, z] = [across(1, 2), across(2, 0), across(0, 1)]
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
