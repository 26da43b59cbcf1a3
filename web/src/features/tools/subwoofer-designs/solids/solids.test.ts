import DxfParser from 'dxf-parser'
import fc from 'fast-check'
import { STLLoader } from 'three/addons/loaders/STLLoader.js'
import { expect, test } from 'vitest'
import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import type { BoxShape } from '#shared/tools/enclosures/box-shape.ts'
import { cutList } from '#shared/tools/enclosures/cut-list.ts'
import { withCutOuts } from '#shared/tools/enclosures/cut-out.ts'
import { nestedSheets } from '#shared/tools/enclosures/nested-sheets.ts'
import { type Panel, panelVolume } from '#shared/tools/enclosures/panel.ts'
import { standardStock } from '#shared/tools/enclosures/sheet-stock.ts'
import { facetVolume, openEdges } from '#shared/tools/enclosures/solid-check.ts'
import type { Joint } from '#shared/tools/enclosures/wall-layers.ts'
import {
  bandpassKinds,
  dividedBoxOf,
  dividedDesign,
  dividedDesigns,
  round,
} from '#test/support/divided-boxes.ts'
import { panelDxf, scaleBar, sheetDxf } from './drawing-dxf.ts'
import { checkedStl, panelStl } from './panel-stl.ts'

const shapes: BoxShape[] = [
  { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 },
  { kind: 'wedge', width: 0.9, height: 0.36, depthBottom: 0.42, depthTop: 0.25 },
  { kind: 'wedge', width: 1, height: 0.36, depthBottom: 0.38, depthTop: 0.22, frontLean: 0.06 },
  { kind: 'l', width: 0.9, height: 0.34, depth: 0.6, notchWidth: 0.4, notchDepth: 0.26 },
  { kind: 'cylinder', diameter: 0.4, length: 0.6, wall: 0.01 },
]
const joints: Joint[] = [{ kind: 'butt' }, { kind: 'mitre' }, { kind: 'rabbet', depth: 0.009 }]

const withHoles = (shape: BoxShape, joint: Joint, baffleLayers: 1 | 2): Panel[] =>
  withCutOuts(boxPanels(shape, { panel: 0.018, baffleLayers }, joint), 'front', [
    { center: [0.2, 0.2], diameter: 0.24 },
    { corner: [0.34, 0.1], width: 0.02, height: 0.1 },
  ])

/** A file of a panel as a library reads it. */
function facetsOf(panel: Panel): Float32Array {
  const stl = panelStl(panel)
  if ('problem' in stl) throw new Error(stl.problem)
  const read = new STLLoader().parse(stl.file.buffer)
  return read.getAttribute('position').array as Float32Array
}

test('the STL of each panel is closed, in mm, and holds the volume of the panel within 0.01 %', () => {
  for (const shape of shapes)
    for (const joint of joints)
      for (const boards of [1, 2] as const)
        for (const panel of withHoles(shape, joint, boards)) {
          const facets = facetsOf(panel)
          expect(facets.length, panel.id).toBeGreaterThan(0)
          expect(openEdges(facets), `${shape.kind} ${joint.kind} ${panel.id}`).toBe(0)
          const volume = panelVolume(panel) * 1e9
          expect(Math.abs(facetVolume(facets) / volume - 1), panel.id).toBeLessThan(1e-4)
        }
})

test.each(bandpassKinds)('the STL of each panel of a %s box is closed and holds its volume', (kind) => {
  const tubes = dividedDesign({ kind, rearPorts: round(33, 0.06), frontPorts: round(45, 0.05) })
  const wedge = { ...tubes.build, shape: 'wedge' as const, depthTop: 0.6, depth: 0.7, braces: 2 }
  for (const design of [dividedDesigns[kind], { ...tubes, build: wedge }])
    for (const panel of dividedBoxOf(design).panels) {
      const facets = facetsOf(panel)
      expect(openEdges(facets), panel.id).toBe(0)
      expect(Math.abs(facetVolume(facets) / (panelVolume(panel) * 1e9) - 1), panel.id).toBeLessThan(1e-4)
    }
})

test('the DXF of a divider has its outline, the cut-out of the driver and the port between the chambers', () => {
  const box = dividedBoxOf(dividedDesigns.bandpass_6_series)
  const divider = box.panels.find(({ wall }) => wall === 'divider') as Panel
  const dxf = read(panelDxf(divider))
  const xs = cutLines(dxf)[0]?.vertices?.map(({ x }) => x) ?? []
  expect(Math.max(...xs) / 1000).toBeCloseTo(box.divided.divider.width, 5)
  const radii = dxf.entities.flatMap(({ type, layer, radius }) =>
    type === 'CIRCLE' && layer === 'CUT' ? [radius ?? 0] : [],
  )
  const [port] = box.vents
  const tube = (port?.ports.shape.kind === 'round' ? port.ports.shape.diameter : 0) + 2 * (port?.wall ?? 0)
  for (const [at, diameter] of [box.body.cutOut, tube].entries())
    expect(radii[at]).toBeCloseTo(diameter * 500, 5)
  expect(dxf.entities.map(({ text }) => text)).toContain(
    'Divider, units mm, thickness 18 mm. The bar is 100 mm long.',
  )
})

test('cut-outs in a row, on one line with each other and with corners, leave the solid closed', () => {
  const side = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(side, side, fc.boolean(), (count, step, round) => {
      const [front] = boxPanels(
        { kind: 'rectangular', width: 1, height: 0.3, depth: 0.4 },
        { panel: 0.018 },
        { kind: 'butt' },
      )
      const holes = Array.from({ length: count }, (_, at) =>
        round
          ? { center: [0.05 + 0.075 * at, 0.02 * step] as const, diameter: 0.03 }
          : { corner: [0.03 + 0.075 * at, 0.02 * step] as const, width: 0.04, height: 0.03 },
      )
      expect(openEdges(facetsOf({ ...(front as Panel), cutOuts: holes }))).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('a missing triangle, a missing model and cut-outs that meet are refused before there is a file', () => {
  const [front] = withHoles(shapes[0] as BoxShape, { kind: 'butt' }, 1) as [Panel]
  expect(checkedStl({ points: [], triangles: [] }, front)).toHaveProperty('problem')
  const points = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ] as const
  expect(checkedStl({ points, triangles: [[0, 1, 2]] }, front)).toEqual({
    problem: 'The surface of Front is not closed, so it has no STL file.',
  })
  const meeting = { ...front, cutOuts: [...front.cutOuts, { center: [0.3, 0.2] as const, diameter: 0.1 }] }
  expect(panelStl(meeting)).toEqual({
    problem: 'The cut-outs of Front meet one another or an edge. Move them apart.',
  })
})

test('an STL file does not begin like a text one, and says its units and thickness', () => {
  const stl = panelStl(withHoles(shapes[0] as BoxShape, { kind: 'butt' }, 1)[0] as Panel)
  if ('problem' in stl) throw new Error(stl.problem)
  const head = new TextDecoder().decode(stl.file.subarray(0, 80))
  expect(head.replaceAll('\0', '')).toBe('Front, units mm, thickness 18 mm')
})

type Read = {
  header: Record<string, unknown>
  tables: { layer: { layers: Record<string, unknown> } }
  entities: readonly Entity[]
}
type Entity = {
  type: string
  layer: string
  radius?: number
  center?: { x: number; y: number }
  vertices?: readonly { x: number; y: number }[]
  text?: string
}
/** A CommonJS module is its own default, other than its types say. */
const Parser = DxfParser as unknown as new () => { parseSync: (text: string) => unknown }
const read = (text: string) => new Parser().parseSync(text) as Read
const cutLines = ({ entities }: Read) =>
  entities.filter(({ type, layer }) => layer === 'CUT' && type !== 'CIRCLE')

test('a DXF says millimeters twice, and its scale bar measures 100', () => {
  const dxf = panelDxf(withHoles(shapes[0] as BoxShape, { kind: 'butt' }, 1)[0] as Panel)
  const { header, entities, tables } = read(dxf)
  expect(header).toMatchObject({ $ACADVER: 'AC1021', $INSUNITS: 4, $MEASUREMENT: 1 })
  expect(Object.keys(tables.layer.layers)).toEqual(expect.arrayContaining(['CUT', 'DRILL', 'ENGRAVE']))
  const bars = entities.filter(({ type, layer }) => type === 'LINE' && layer === 'ENGRAVE')
  expect(bars).toHaveLength(1)
  const [from, to] = bars[0]?.vertices ?? []
  expect([(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)]).toEqual([scaleBar, 0])
  expect(entities.map(({ text }) => text)).toContain(
    'Front, units mm, thickness 18 mm. The bar is 100 mm long.',
  )
})

test('every line of a DXF is nominal, and round cut-outs are circles', () => {
  const dxf = read(panelDxf(withHoles(shapes[0] as BoxShape, { kind: 'butt' }, 1)[0] as Panel))
  const [outline, slot] = cutLines(dxf)
  expect(outline?.vertices?.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [600, 0],
    [600, 400],
    [0, 400],
  ])
  expect(slot?.vertices?.[2]).toMatchObject({ x: 360, y: 200 })
  const circles = dxf.entities.filter(({ type }) => type === 'CIRCLE')
  expect(circles.map(({ layer, radius }) => [layer, radius])).toEqual([
    ['CUT', 120],
    ['DRILL', 1.5],
  ])
})

test('kerf lives in the gaps of a sheet only, once, whatever it is', () => {
  const panels = boxPanels(shapes[0] as BoxShape, { panel: 0.018 }, { kind: 'butt' })
  const pieces = cutList(panels).map(({ id, rough }) => ({ id, name: id, ...rough, grain: 'free' as const }))
  for (const kerf of [0, 0.003, 0.005]) {
    const stock = { ...standardStock, kerf }
    const nested = nestedSheets(pieces, stock)
    if ('code' in nested) throw new Error(nested.message)
    const dxf = read(sheetDxf(nested.sheets[0]?.pieces ?? [], panels, stock, { title: 'Sheet 1' }))
    const sizes = cutLines(dxf).map(({ vertices = [] }) => {
      const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
      return [spread(vertices.map(({ x }) => x)), spread(vertices.map(({ y }) => y))].map(
        (size) => Math.round(size * 1000) / 1000,
      )
    })
    const wanted = pieces.map(({ width, height }) =>
      [width, height].map((one) => Math.round(one * 1e6) / 1000),
    )
    const sorted = (list: number[][]) => list.map((one) => one.toSorted((a, b) => a - b).join('×')).toSorted()
    expect(sorted(sizes), `kerf ${kerf}`).toEqual(sorted(wanted))
  }
})
