import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { boxPanels } from './box-panels.ts'
import type { Boards, BoxShape } from './box-shape.ts'
import { externalVolume, grossVolume } from './box-volume.ts'
import { bracePanel, braceVolume, needsBrace } from './brace.ts'
import { cutList, woodFigures } from './cut-list.ts'
import { netVolume, portVolume, typicalDriverVolume } from './displacement.ts'
import { lockedVolume } from './locked-volume.ts'

const vectors = vectorsOf('box_geometry')
const boards: Boards = { panel: 0.018 }

function vectorOf(id: string) {
  const vector = vectors.find((one) => one.id === id)
  if (!vector) throw new Error(`${id} is missing`)
  const meters = (name: string) => (vector.inputs[`${name}_mm`] as number) / 1e3
  return { vector, meters }
}

function litersOf(shape: BoxShape, made: Boards = boards) {
  const gross = grossVolume(shape, made)
  if ('code' in gross) throw new Error(gross.message)
  return gross.volume * 1e3
}

test('every vector of boxes is checked here', () => {
  expect(vectors.map(({ id }) => id).toSorted()).toEqual([
    'box-1',
    'box-2',
    'box-4',
    'box-5',
    'box-6',
    'box-8',
  ])
})

const rectangle = (meters: (name: string) => number): BoxShape => ({
  kind: 'rectangular',
  width: meters('ext_w'),
  height: meters('ext_h'),
  depth: meters('ext_d'),
})

test('a rectangular box holds what its boards leave', () => {
  const { vector, meters } = vectorOf('box-1')
  expectVector(vector, { gross_l: litersOf(rectangle(meters)) })
})

test('a double baffle counts twice, and driver, ports and brace take their part', () => {
  const { vector, meters } = vectorOf('box-2')
  const doubled: Boards = { ...boards, baffleLayers: 2 }
  const gross = litersOf(rectangle(meters), doubled) / 1e3
  const port = {
    shape: { kind: 'round' as const, diameter: meters('port_inner_d') },
    count: vector.inputs.port_count as number,
    wall: meters('port_wall'),
    sharedWalls: 0 as const,
  }
  const ports = portVolume(port, meters('port_length') - 0.036)
  const place = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], inward: [0, 1, 0] } as const
  const window = { width: 0.44, height: 0.26 }
  const brace = bracePanel('brace', { width: 0.564, height: 0.364, thickness: 0.018, window }, place)
  const braces = braceVolume([brace])
  const drivers = (vector.inputs.driver_displacement_l as number) / 1e3
  const net = netVolume(gross, { drivers, ports, braces })
  if ('code' in net) throw new Error(net.message)
  expectVector(vector, {
    gross_l: gross * 1e3,
    port_l: ports * 1e3,
    brace_l: braces * 1e3,
    net_l: net.volume * 1e3,
  })
})

test('a wedge leans as the vectors say, and its back takes t/cos θ', () => {
  const { vector, meters } = vectorOf('box-4')
  const wedge: BoxShape = {
    kind: 'wedge',
    width: meters('ext_w'),
    height: meters('ext_h'),
    depthBottom: meters('ext_d_bottom'),
    depthTop: meters('ext_d_top'),
  }
  const back = cutList(boxPanels(wedge, boards, { kind: 'butt' })).find(({ id }) => id === 'back')
  const lean = back?.bevels.map(({ edge, angle }) => [edge, Math.abs((angle * 180) / Math.PI)])
  expectVector(vector, { gross_l: litersOf(wedge), back_angle_deg: lean?.[0]?.[1] as number })
  expect(lean?.map(([edge]) => edge)).toEqual(['bottom', 'top'])
  expect(back?.finished.height).toBeCloseTo(0.36 / Math.cos((25.27772 * Math.PI) / 180), 6)
  expect(litersOf(wedge)).toBeCloseTo(1e3 * 0.864 * 0.324 * (0.335 - 0.018 - 0.018 / Math.cos(0.441179)), 3)
})

test('a wedge whose faces both lean meets its vector', () => {
  const { vector, meters } = vectorOf('box-8')
  const wedge: BoxShape = {
    kind: 'wedge',
    width: meters('ext_w'),
    height: meters('ext_h'),
    depthBottom: meters('ext_d_bottom'),
    depthTop: meters('ext_d_top'),
    frontLean: meters('front_lean'),
  }
  expectVector(vector, { gross_l: litersOf(wedge) })
})

test('an L meets its vector', () => {
  const { vector, meters } = vectorOf('box-6')
  const shape: BoxShape = {
    kind: 'l',
    width: meters('ext_w'),
    height: meters('ext_h'),
    depth: meters('ext_d'),
    notchWidth: meters('notch_w'),
    notchDepth: meters('notch_d'),
  }
  expectVector(vector, { gross_l: litersOf(shape) })
})

test('a cylinder holds what its tube and its discs leave', () => {
  const gross = litersOf({ kind: 'cylinder', diameter: 0.4, length: 0.6, wall: 0.01 })
  expect(gross).toBeCloseTo((1e3 * Math.PI * 0.38 ** 2 * 0.564) / 4, 9)
})

test('a baffle of its own thickness counts by it', () => {
  const shape = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 } as const
  const own = litersOf(shape, { panel: 0.018, baffle: 0.025 })
  expect(own).toBeCloseTo(1e3 * 0.564 * 0.364 * (0.45 - 0.025 - 0.018), 9)
})

test('a locked volume gives the depth and the cut list of the vector', () => {
  const { vector, meters } = vectorOf('box-5')
  const { target_net_l, displacement_l } = vector.inputs as Record<string, number>
  const gross = ((target_net_l as number) + (displacement_l as number)) / 1e3
  const start: BoxShape = { kind: 'rectangular', width: meters('ext_w'), height: meters('ext_h'), depth: 0.5 }
  const shape = lockedVolume(start, boards, 'depth', gross)
  if (!('kind' in shape) || shape.kind !== 'rectangular') throw new Error('There is no such box')
  const panels = boxPanels(shape, boards, { kind: 'butt' })
  const { area, volume, mass } = woodFigures(panels)
  const pieces = new Map(cutList(panels).map(({ id, finished }) => [id, finished]))
  const mm = (id: string) => {
    const { width = 0, height = 0 } = pieces.get(id) ?? {}
    return [width * 1e3, height * 1e3]
  }
  expectVector(vector, {
    ext_d_mm: shape.depth * 1e3,
    wood_volume_l: volume * 1e3,
    cut_front_back_mm: mm('front'),
    cut_top_bottom_mm: mm('top'),
    cut_sides_mm: mm('left').toReversed(),
    panel_area_m2: area,
    mass_mdf_kg: mass,
  })
  expect([mm('back'), mm('bottom'), mm('right')]).toEqual([mm('front'), mm('top'), mm('left')])
  expect(externalVolume(shape, boards) - gross).toBeCloseTo(volume, 9)
})

test('any dimension can follow a locked volume', () => {
  const shapes: BoxShape[] = [
    { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 },
    { kind: 'wedge', width: 0.9, height: 0.36, depthBottom: 0.42, depthTop: 0.25, frontLean: 0.05 },
    { kind: 'l', width: 0.9, depth: 0.6, height: 0.34, notchWidth: 0.4, notchDepth: 0.26 },
    { kind: 'cylinder', diameter: 0.4, length: 0.6, wall: 0.01 },
  ]
  for (const shape of shapes)
    for (const dimension of ['width', 'height', 'depth'] as const) {
      const locked = lockedVolume(shape, boards, dimension, 0.05)
      if ('code' in locked) throw new Error(locked.message)
      expect(litersOf(locked)).toBeCloseTo(50, 6)
    }
})

test('a box without room for air is refused', () => {
  const sentence = 'Nothing is left of the volume once panels, driver and port are subtracted.'
  const refused = { code: 'box_no_volume', message: sentence }
  expect(grossVolume({ kind: 'rectangular', width: 0.6, height: 0.036, depth: 0.4 }, boards)).toEqual(refused)
  expect(grossVolume({ kind: 'rectangular', width: 0.03, height: 0.03, depth: 0.03 }, boards)).toEqual(
    refused,
  )
  const narrow = { kind: 'wedge', width: 0.6, height: 0.3, depthBottom: 0.3, depthTop: 0.02 } as const
  expect(grossVolume(narrow, boards)).toEqual(refused)
  const l = { kind: 'l', width: 0.9, depth: 0.6, height: 0.34, notchWidth: 0.4, notchDepth: 0.26 } as const
  expect(grossVolume({ ...l, notchWidth: 0.9 }, boards)).toEqual(refused)
  expect(grossVolume({ ...l, notchDepth: 0.58 }, boards)).toEqual(refused)
  expect(grossVolume({ ...l, height: -0.34 }, boards)).toEqual(refused)
  expect(netVolume(0.02, { drivers: 0.0095, other: 0.0105 })).toEqual(refused)
})

test('a slot along three walls costs itself and one board', () => {
  const shape = { kind: 'slot', width: 0.3, height: 0.038 } as const
  const slot = { shape, count: 1, wall: 0.018 }
  expect(portVolume({ ...slot, sharedWalls: 3 }, 0.4)).toBeCloseTo(0.3 * 0.056 * 0.4, 9)
  expect(portVolume({ ...slot, sharedWalls: 0 }, 0.4)).toBeCloseTo(0.336 * 0.074 * 0.4, 9)
  expect(typicalDriverVolume[12]).toBe(0.0035)
})

test('a panel of 18 mm over 350 mm in both directions asks for a brace', () => {
  expect(needsBrace({ width: 0.8, height: 0.35 }, 0.018)).toBe(false)
  expect(needsBrace({ width: 0.36, height: 0.36 }, 0.018)).toBe(true)
  expect(needsBrace({ width: 0.45, height: 0.45 }, 0.036)).toBe(false)
})
