import { expect, test } from 'vitest'
import { locked } from '#shared/tools/diagrams/arrange.ts'
import { Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { newEditor } from './editor.ts'

const [first, second] = diagramTemplates.map(({ diagram }) => diagram)
const begin = (diagram = first ?? emptyDiagram, quota = toolQuotas.free) => newEditor(diagram, () => quota)
const place = { x: 0, y: 0 }

test('battery, fuse, amplifier and subwoofer are placed and wired by choosing ports', () => {
  const editor = begin(emptyDiagram)
  const [battery = '', fuse = '', amplifier = '', subwoofer = ''] = (
    ['battery', 'fuse', 'amplifier', 'subwoofer'] as const
  ).map((kind) => editor.add(kind, place))
  for (const [from, to] of [
    [
      [battery, 'plus'],
      [fuse, 'a'],
    ],
    [
      [fuse, 'b'],
      [amplifier, 'plus'],
    ],
    [
      [amplifier, 'ground'],
      [battery, 'ground'],
    ],
    [
      [amplifier, 'out1_plus'],
      [subwoofer, 'coil1_plus'],
    ],
    [
      [amplifier, 'out1_minus'],
      [subwoofer, 'coil1_minus'],
    ],
  ] as const)
    for (const [node, port] of [from, to]) editor.press({ node, port })
  expect(editor.view().body.cables).toHaveLength(5)
  expect(editor.view().pending).toBeUndefined()
  for (let step = 0; step < 9; step++) editor.undo()
  expect(editor.view()).toMatchObject({ body: emptyDiagram, canUndo: false, canRedo: true })
})

test('an illegal cable is refused with its reason, and changes nothing', () => {
  const editor = begin()
  const before = editor.view().body
  expect(editor.connect({ node: 'battery', port: 'plus' }, { node: 'amp', port: 'ground' })).toBe(false)
  expect(editor.view()).toMatchObject({
    body: before,
    said: { text: 'Battery, +12 V cannot be connected to Mono amplifier, Ground.', isRefusal: true },
  })
})

test('the port that began a cable takes it back', () => {
  const editor = begin()
  editor.press({ node: 'battery', port: 'plus' })
  editor.press({ node: 'battery', port: 'plus' })
  expect(editor.view().pending).toBeUndefined()
  expect(editor.view().canUndo).toBe(false)
})

test('a free member places 25 parts and no more', () => {
  const editor = begin(emptyDiagram)
  for (let count = 0; count < 25; count++) expect(editor.add('switch', place)).toBeDefined()
  expect(editor.add('switch', place)).toBeUndefined()
  expect(editor.view().said).toMatchObject({ text: 'A diagram can have up to 25 parts.', isRefusal: true })
  expect(editor.view().body.nodes).toHaveLength(25)
})

test('parts that are deleted are no longer chosen, and locked ones stay', () => {
  const editor = begin()
  editor.run({
    name: 'Lock',
    nodes: editor.view().body.nodes.flatMap((node) => (node.id === 'sub' ? [{ ...node, locked: true }] : [])),
  })
  editor.select(['amp', 'sub'])
  editor.remove()
  expect([...editor.view().selected]).toEqual(['sub'])
  expect(editor.view().body.nodes.map(({ id }) => id)).not.toContain('amp')
})

test('what is locked is neither moved nor deleted, and says so', () => {
  const editor = begin()
  const lock = (id: string) => editor.run(locked(editor.view().body, new Set([id]), true))
  lock('sub')
  const before = editor.view().body
  editor.select(['sub'])
  const { number } = editor.view().said
  editor.move({ x: 8, y: 0 }, 'keys')
  expect(editor.view().said).toEqual({ text: 'Subwoofer is locked.', isRefusal: true, number: number + 1 })
  editor.remove()
  expect(editor.view().said).toEqual({ text: 'Subwoofer is locked.', isRefusal: true, number: number + 2 })
  expect(editor.view().body).toBe(before)
  lock('amp')
  editor.select(['amp', 'sub'])
  editor.remove()
  expect(editor.view().said.text).toBe('2 parts are locked.')
})

test('a drag is one step', () => {
  const editor = begin()
  editor.select(['amp'])
  for (let count = 0; count < 5; count++) editor.move({ x: 8, y: 0 }, 'drag')
  editor.release()
  editor.move({ x: 8, y: 0 }, 'drag')
  editor.undo()
  editor.undo()
  expect(editor.view()).toMatchObject({ body: first, canUndo: false })
})

test('copies are chosen, and a second paste makes more', () => {
  const editor = begin()
  editor.select(['amp', 'sub'])
  editor.copy()
  editor.paste()
  editor.paste()
  expect(editor.view().body.nodes).toHaveLength((first?.nodes.length ?? 0) + 4)
  expect(editor.view().selected.size).toBe(2)
})

test('a template takes the place of a diagram, and undo brings it back', () => {
  const editor = begin()
  editor.replace(second ?? emptyDiagram, 'Template')
  expect(
    editor
      .view()
      .body.nodes.map(({ id }) => id)
      .toSorted(),
  ).toEqual(second?.nodes.map(({ id }) => id).toSorted())
  editor.undo()
  expect(editor.view().body).toEqual(first)
})

test('a diagram with more parts than the membership takes does not take the place of another', () => {
  const editor = begin(first, { ...toolQuotas.free, nodes: 4 })
  const { body, opened } = editor.view()
  const next = second ?? emptyDiagram
  const sentence = 'A diagram can have up to 4 parts.'
  expect(editor.replaceRefusal(next)).toBe(sentence)
  expect(editor.replace(next, 'Open')).toBe(false)
  expect(editor.view()).toMatchObject({ opened, canUndo: false, said: { text: sentence, isRefusal: true } })
  expect(editor.view().body).toBe(body)
  expect(editor.replaceRefusal(first ?? emptyDiagram)).toBeUndefined()
})

test('a diagram from a project begins a new history', () => {
  const editor = begin()
  editor.add('switch', place)
  editor.begin(emptyDiagram)
  expect(editor.view()).toMatchObject({ body: emptyDiagram, canUndo: false, canRedo: false })
})

test('what is placed or bent beyond the canvas stops at its edge, and can be opened again', () => {
  const editor = begin()
  editor.add('switch', { x: 50_000, y: -1e9 })
  expect(editor.view().body.nodes.at(-1)).toMatchObject({ x: 20_000, y: -20_000 })
  const [cable] = editor.view().body.cables
  if (!cable) throw new Error('the template has cables')
  editor.run({ name: 'Bend cable', cables: [{ ...cable, bends: [{ x: 30_000, y: 8 }] }] }, 'bend')
  expect(editor.view().body.cables[0]?.bends).toEqual([{ x: 20_000, y: 8 }])
  expect(Diagram.safeParse(editor.view().body).success).toBe(true)
})

test.each([undefined, 'length'])('what a diagram does not take is refused, in the gesture %s', (gesture) => {
  const editor = begin()
  const before = editor.view().body
  const [cable] = before.cables
  if (!cable) throw new Error('the template has cables')
  expect(editor.run({ name: 'Change cable', cables: [{ ...cable, length: 0.005 }] }, gesture)).toBe(false)
  expect(editor.view()).toMatchObject({
    said: { text: 'The diagram does not take this cable. Must be between 0.01 and 50 m.', isRefusal: true },
  })
  expect(editor.view().body).toBe(before)
})

test('a change that would leave a cable without its port is refused', () => {
  const editor = begin()
  const before = editor.view().body
  const battery = before.nodes.find(({ kind }) => kind === 'battery')
  if (!battery) throw new Error('the template has a battery')
  expect(editor.run({ name: 'Change', nodes: [newPart('switch', battery.id, battery)] })).toBe(false)
  expect(editor.view().said).toMatchObject({
    text: 'The diagram does not take this change. These ports cannot be connected.',
    isRefusal: true,
  })
  expect(editor.view().body).toBe(before)
})
