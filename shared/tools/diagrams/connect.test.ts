import { expect, test } from 'vitest'
import { applied } from './command.ts'
import { connection, legalPorts } from './connect.ts'
import { emptyDiagram } from './diagram.ts'
import { newPart } from './part-kinds.ts'

const place = { x: 0, y: 0 }
const parts = {
  ...emptyDiagram,
  nodes: [
    newPart('battery', 'battery', place),
    newPart('fuse', 'fuse', place),
    newPart('amplifier', 'amp', place),
    newPart('subwoofer', 'sub', place, { coils: 2 }),
    newPart('distribution', 'stud', place, { fuses: undefined }),
    newPart('head_unit', 'head', place),
  ],
}
const ref = (end: string) => {
  const [node = '', port = ''] = end.split('.')
  return { node, port }
}
const joined = (from: string, to: string) => connection(parts, ref(from), ref(to))

test.each([
  ['battery.plus', 'fuse.a'],
  ['battery.ground', 'amp.ground'],
  ['battery.plus', 'stud.t1'],
  ['battery.ground', 'stud.t1'],
  ['head.remote_out', 'amp.remote'],
  ['fuse.b', 'amp.remote'],
  ['head.rca_out1', 'amp.rca_in1'],
  ['amp.out1_plus', 'sub.coil1_plus'],
  ['sub.coil1_minus', 'sub.coil2_plus'],
  ['sub.coil1_plus', 'sub.coil2_plus'],
])('%s goes to %s, and the other way round', (from, to) => {
  expect(joined(from, to)).toHaveProperty('cables')
  expect(joined(to, from)).toHaveProperty('cables')
})

test.each([
  ['battery.plus', 'battery.ground'],
  ['battery.plus', 'amp.ground'],
  ['battery.plus', 'head.remote_out'],
  ['amp.out1_plus', 'amp.out1_minus'],
  ['amp.out1_plus', 'sub.coil1_minus'],
  ['amp.out1_plus', 'battery.plus'],
  ['head.rca_out1', 'head.rca_out2'],
  ['fuse.a', 'fuse.b'],
  ['sub.coil1_plus', 'sub.coil1_plus'],
])('%s does not go to %s', (from, to) => {
  expect(joined(from, to)).toMatchObject({ code: 'illegal_connection' })
})

test('a refusal names both ports', () => {
  expect(joined('battery.plus', 'amp.ground')).toEqual({
    code: 'illegal_connection',
    message: 'Battery, +12 V cannot be connected to Amplifier, Ground.',
  })
})

test('two ports are connected once', () => {
  const made = joined('battery.plus', 'fuse.a')
  if (!('name' in made)) throw new Error(made.message)
  const { diagram } = applied(parts, made)
  expect(connection(diagram, ref('fuse.a'), ref('battery.plus'))).toEqual({
    code: 'cable_exists',
    message: 'These two are already connected.',
  })
  expect(
    legalPorts(diagram, ref('battery.plus')).map(({ ref: { node, port } }) => `${node}.${port}`),
  ).toEqual(['fuse.b', 'amp.plus', 'amp.remote', 'stud.t1', 'stud.t2', 'stud.t3', 'head.plus'])
})
