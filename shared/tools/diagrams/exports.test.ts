import { expect, test } from 'vitest'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { cableDrop } from './cable-drop.ts'
import { cablePoints } from './cable-path.ts'
import { emptyDiagram, mostParts } from './diagram.ts'
import { diagramChecks } from './diagram-checks.ts'
import { diagramFile, readDiagramFile } from './diagram-file.ts'
import { diagramSvg } from './diagram-svg.ts'
import { type DrawnCable, drawn } from './drawn.ts'
import { cableKinds } from './legal-pair.ts'
import { newPart } from './part-kinds.ts'
import { listedCables, partsCsv } from './parts-list.ts'
import { diagramTemplates } from './templates.ts'

const diagram = diagramTemplates[0]?.diagram ?? emptyDiagram
const svgOf = (
  one = diagram,
  layers = cableKinds as readonly (typeof cableKinds)[number][],
  system: UnitSystem = 'metric',
) =>
  diagramSvg(one, { title: 'My <car> & Ω', checks: diagramChecks(one, initialSettings), layers, system }).svg

test('the picture of a diagram shows every part and cable, its figures and its list', () => {
  const svg = svgOf()
  for (const { name } of diagram.nodes) expect(svg).toContain(name)
  expect(svg.match(/<path /g)).toHaveLength(diagram.cables.length)
  expect(svg).toContain('2 AWG · 4.5 m · ')
  expect(svg).toContain('All checks passed.')
  expect(svg).toContain('Have electrical work checked by a qualified installer.')
})

test('a picture of a diagram that is not checked yet says nothing about checks', () => {
  const { svg } = diagramSvg(diagram, {
    title: 'My car',
    checks: undefined,
    layers: cableKinds,
    system: 'metric',
  })
  expect(svg).not.toContain('All checks passed.')
  expect(svg.match(/<path /g)).toHaveLength(diagram.cables.length)
})

test('a title stays text, and Ω stays Ω', () => {
  expect(svgOf()).toContain('<title>My &lt;car&gt; &amp; Ω</title>')
})

test('a cable that carries nothing has no drop, also where its id is a word that every object knows', () => {
  const [first] = diagram.cables
  if (!first) throw new Error('the template has cables')
  const cable = { ...first, id: 'constructor' }
  expect(cableDrop(cable, {})).toBeUndefined()
  expect(cableDrop(cable, { constructor: 10 })).toBeGreaterThan(0)
})

test('a hidden layer is left out', () => {
  expect(svgOf(diagram, ['speaker']).match(/<path /g)).toHaveLength(2)
})

test('an empty diagram has a picture, too', () => {
  expect(svgOf(emptyDiagram)).toMatch(/^<svg .*<\/svg>$/s)
})

test('a cable runs along the axes, through its bends', () => {
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]))
  for (const cable of diagram.cables) {
    const bends = [{ x: 333, y: 77 }]
    for (const bent of [cable, { ...cable, bends }]) {
      const points = cablePoints(bent, (id) => nodes.get(id))
      for (const [at, { x, y }] of points.entries()) {
        const next = points[at + 1]
        if (next) expect(next.x === x || next.y === y).toBe(true)
      }
    }
  }
})

test('cables of one gauge are added up with a tenth more', () => {
  const power = listedCables(diagram).find(({ kind, gauge }) => kind === 'power' && gauge === '2 AWG')
  expect(power?.meters).toBe(5.3)
})

test('no name of a part runs as a formula', () => {
  const named = { ...diagram, nodes: [newPart('switch', 'n1', { x: 0, y: 0 }, { name: '=1+1' })], cables: [] }
  expect(partsCsv(named, 'metric')).toContain("Switch,'=1+1")
})

test('spreadsheets read Ω in the list of parts', () => {
  expect(partsCsv(diagram, 'metric')).toMatch(/^\ufeffKind,/)
  expect(partsCsv(diagram, 'metric')).toContain('Ω')
})

test('pictures and lists measure cables as their reader does', () => {
  expect(svgOf(diagram, cableKinds, 'imperial')).toContain('2 AWG · 14.8 ft · ')
  expect(svgOf(diagram, cableKinds, 'imperial')).not.toMatch(/ \d+\.\d m ·/)
  const csv = partsCsv(diagram, 'imperial')
  expect(csv).toContain('"Length (ft, with 10 % slack)"')
  expect(csv).toContain('Cable: power,2 AWG,"Copper, red",,17.4')
  expect(partsCsv(diagram, 'metric')).toContain('Cable: power,2 AWG,"Copper, red",,5.3')
})

test('a file of a diagram is read back', () => {
  expect(readDiagramFile(diagramFile('My car', diagram))).toEqual({ diagram, name: 'My car' })
})

test('the file of the largest diagram is small enough to be opened again', () => {
  const nodes = Array.from({ length: mostParts.nodes }, (_, at) =>
    newPart('speaker', `n${at + 1}`, { x: -1000 - at, y: 1000 + at }, { name: `Speaker of a door ${at}` }),
  )
  const ends = nodes.flatMap(({ id }, at) =>
    nodes.slice(at + 1, at + 4).map((other): DrawnCable => [`${id}.coil1_plus ${other.id}.coil1_plus`]),
  )
  const bends = Array.from({ length: 4 }, (_, at) => ({ x: -1000 - at, y: 1000 + at }))
  const cables = drawn(nodes, ends.slice(0, mostParts.cables)).cables.map((cable) => ({ ...cable, bends }))
  const large = { ...emptyDiagram, nodes, cables }
  expect(cables).toHaveLength(mostParts.cables)
  expect(readDiagramFile(diagramFile('Large', large))).toEqual({ diagram: large, name: 'Large' })
})

test.each([
  ['nothing', '', 'This is not a file of the diagram editor.'],
  [
    'another tool',
    JSON.stringify({ schema: 'audio-tools/1', kind: 'box', name: 'a', data: {} }),
    'This is not a file of the diagram editor.',
  ],
  [
    'a newer version',
    JSON.stringify({ schema: 'audio-tools/2', kind: 'diagram', name: 'a', data: {} }),
    'This file was made by a newer version. Reload the page and try again.',
  ],
  [
    'a newer diagram',
    JSON.stringify({ schema: 'audio-tools/1', kind: 'diagram', name: 'a', data: { schema: 2 } }),
    'This file was made by a newer version. Reload the page and try again.',
  ],
  ['too much', ' '.repeat(201 * 1024), 'The file must be at most 200 KB.'],
])('a file of %s is refused', (_, text, problem) => {
  expect(readDiagramFile(text)).toEqual({ problem })
})

test.each([
  [{ to: { node: 'amp', port: 'ground' } }, 'At cables.0: These ports cannot be connected.'],
  [{ length: 0 }, 'At cables.0.length: Must be between 0.01 and 50 m.'],
])('a cable that a diagram does not take is named by its place', (change, problem) => {
  const [cable] = diagram.cables
  const wrong = { ...diagram, cables: [{ ...cable, ...change }] }
  const file = JSON.stringify({ schema: 'audio-tools/1', kind: 'diagram', name: 'a', data: wrong })
  expect(readDiagramFile(file)).toEqual({ problem: `This is not a file of the diagram editor. ${problem}` })
})
