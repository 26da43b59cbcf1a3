import { expect, test } from 'vitest'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { checkDiagram } from './check-diagram.ts'
import { applied } from './command.ts'
import { connection } from './connect.ts'
import { Diagram, type DiagramCable } from './diagram.ts'
import { fixOf } from './fix-of.ts'
import { type Rule, rules } from './issue.ts'
import { type DiagramNode, nodeKinds } from './node-fields.ts'
import { newPart } from './part-kinds.ts'
import { diagramTemplates } from './templates.ts'

const template = (id: string): Diagram => {
  const found = diagramTemplates.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is no template`)
  return found.diagram
}
const clean = template('one_amplifier')
const place = { x: 0, y: 0 }

type Ends = `${string}.${string} ${string}.${string}`

const refs = (ends: Ends) =>
  ends.split(' ').map((end) => {
    const [node = '', port = ''] = end.split('.')
    return { node, port }
  }) as [DiagramCable['from'], DiagramCable['to']]

const cableAt = (diagram: Diagram, ends: Ends): DiagramCable => {
  const [from, to] = refs(ends)
  const found = diagram.cables.find(
    (one) =>
      one.from.node === from.node &&
      one.from.port === from.port &&
      one.to.node === to.node &&
      one.to.port === to.port,
  )
  if (!found) throw new Error(`${ends} is no cable`)
  return found
}

/** Steps that make a diagram out of another. */
const change = (id: string, fields: object) => (diagram: Diagram) => ({
  ...diagram,
  nodes: diagram.nodes.map((node) => (node.id === id ? ({ ...node, ...fields } as DiagramNode) : node)),
})
const lay = (ends: Ends, fields: object) => (diagram: Diagram) => {
  const { id } = cableAt(diagram, ends)
  return { ...diagram, cables: diagram.cables.map((one) => (one.id === id ? { ...one, ...fields } : one)) }
}
const without = (ends: Ends) => (diagram: Diagram) =>
  applied(diagram, { name: '', removedCables: [cableAt(diagram, ends).id] }).diagram
const withoutPart = (id: string) => (diagram: Diagram) =>
  applied(diagram, { name: '', removedNodes: [id] }).diagram
const withPart = (node: DiagramNode) => (diagram: Diagram) =>
  applied(diagram, { name: '', nodes: [node] }).diagram
const join =
  (ends: Ends, fields: object = {}) =>
  (diagram: Diagram) => {
    const made = connection(diagram, ...refs(ends), fields)
    if (!('name' in made)) throw new Error(made.message)
    return applied(diagram, made).diagram
  }
const made = (from: Diagram, ...steps: ((diagram: Diagram) => Diagram)[]) =>
  steps.reduce((diagram, step) => step(diagram), from)

const awg = (size: string, length: number) => ({ size: { awg: size }, length })

const alternator = (amperes: number, fuse: number, isFusedTwice: boolean) => [
  withPart(newPart('alternator', 'alt', place, { amperes })),
  withPart(newPart('fuse', 'near', place, { amperes: fuse })),
  join('battery.plus near.a', awg('1/0', 0.3)),
  ...(isFusedTwice
    ? [
        withPart(newPart('fuse', 'far', place, { amperes: fuse })),
        join('near.b far.a', awg('1/0', 1)),
        join('far.b alt.plus', awg('1/0', 0.3)),
      ]
    : [join('near.b alt.plus', awg('1/0', 1.3))]),
  join('alt.ground battery.ground', awg('1/0', 1.3)),
]

/** One diagram for each rule, which breaks no other. */
const broken: Record<Rule, Diagram> = {
  no_fuse: made(clean, withoutPart('main'), join('battery.plus amp.plus', awg('2', 4.8))),
  fuse_far: made(clean, lay('battery.plus main.a', { length: 1 })),
  fuse_above_cable: made(clean, change('main', { amperes: 225 }), change('amp', { fuses: [] })),
  sources_not_fused: made(clean, ...alternator(200, 225, false)),
  plus_to_ground: made(
    clean,
    withPart(newPart('distribution', 'stud', place, { outputs: 2, fuses: undefined })),
    withPart(newPart('fuse', 'second', place)),
    join('battery.plus second.a', { length: 0.3 }),
    join('second.b stud.t1'),
    join('stud.t2 battery.ground'),
  ),
  no_supply: made(clean, without('headfuse.b head.plus')),
  no_signal: made(clean, without('head.rca_out1 amp.rca_in1')),
  no_ground: made(clean, without('amp.ground battery.ground')),
  no_remote: made(clean, without('head.remote_out amp.remote')),
  load_below_minimum: made(clean, change('sub', { ohms: 1 })),
  coil_shorted: made(clean, join('sub.coil1_plus sub.coil1_minus')),
  cable_overloaded: made(template('two_amplifiers'), lay('return.t1 battery.ground', awg('8', 0.3))),
  supply_collapses: made(
    clean,
    lay('main.b amp.plus', awg('4', 50)),
    lay('amp.ground battery.ground', awg('4', 50)),
  ),
  drop_over_limit: made(
    clean,
    lay('main.b amp.plus', { length: 15 }),
    lay('amp.ground battery.ground', { length: 15 }),
  ),
  copper_clad: made(clean, lay('main.b amp.plus', { material: 'cca' })),
  ground_thinner: made(clean, lay('amp.ground battery.ground', awg('4', 1))),
  mixed_coils: made(
    clean,
    change('amp', { lowest: 1 }),
    change('sub', { coils: 2 }),
    withPart(newPart('subwoofer', 'other', place, { coils: 2 })),
    join('sub.coil1_plus sub.coil2_plus'),
    join('sub.coil1_minus sub.coil2_minus'),
    join('amp.out1_plus other.coil1_plus'),
    join('other.coil1_minus other.coil2_plus'),
    join('amp.out1_minus other.coil2_minus'),
  ),
  alternator_deficit: made(clean, ...alternator(60, 70, true)),
  chassis_return: made(
    clean,
    without('amp.ground battery.ground'),
    withPart(newPart('ground', 'trunk', place)),
    withPart(newPart('ground', 'body', place)),
    join('amp.ground trunk.ground', awg('2', 0.5)),
    join('battery.ground body.ground', awg('2', 0.5)),
  ),
  rca_beside_power: made(
    clean,
    withPart(newPart('frame', 'sill', place, { name: 'the left sill' })),
    lay('main.b amp.plus', { frame: 'sill' }),
    lay('head.rca_out1 amp.rca_in1', { frame: 'sill' }),
  ),
  no_subsonic: made(clean, change('sub', { box: 'vented', tuning: 30 })),
  fuse_above_amplifier: made(clean, change('main', { amperes: 100 })),
  fuse_below_load: made(clean, change('main', { amperes: 40 })),
  max_power: made(clean, change('amp', { watts: undefined, maxWatts: 3000 })),
  not_connected: made(clean, withPart(newPart('switch', 'extra', place))),
  unused_coil: made(clean, change('sub', { coils: 2 })),
}

const check = (diagram: Diagram) => checkDiagram(diagram, initialSettings).issues
const rulesOf = (diagram: Diagram) => [...new Set(check(diagram).map(({ rule }) => rule))]

test.each(diagramTemplates)('$name keeps every rule and its schema', ({ diagram }) => {
  expect(Diagram.parse(diagram)).toEqual(diagram)
  expect(check(diagram)).toEqual([])
})

test.each(Object.keys(rules) as Rule[])('a diagram breaks %s and no other rule', (rule) => {
  expect(() => Diagram.parse(broken[rule])).not.toThrow()
  expect(rulesOf(broken[rule])).toEqual([rule])
})

test.each(Object.keys(rules) as Rule[])(
  'the fix of %s mends it in one step, and undo brings all back',
  (rule) => {
    const [issue] = check(broken[rule])
    const fix = issue && fixOf(broken[rule], issue, initialSettings)
    if (!fix) throw new Error(`${rule} has no fix`)
    const { diagram, inverse } = applied(broken[rule], fix)
    expect(() => Diagram.parse(diagram)).not.toThrow()
    expect(rulesOf(diagram)).not.toContain(rule)
    expect(applied(diagram, inverse).diagram).toEqual(broken[rule])
  },
)

test('each figure of an issue has its unit', () => {
  for (const diagram of Object.values(broken))
    for (const { value = '1 A', limit = '1 A' } of check(diagram)) {
      expect(value).toMatch(/\d/)
      expect(limit).toMatch(/\d/)
    }
})

test('a new part of each kind is one that a diagram takes', () => {
  for (const kind of nodeKinds)
    expect(() => Diagram.parse({ ...clean, nodes: [newPart(kind, 'n1', place)], cables: [] })).not.toThrow()
})

test('both fuses of an alternator at the battery leave its own end without one', () => {
  const charged = (toNear: number, between: number, toFar: number) =>
    made(
      clean,
      withPart(newPart('alternator', 'alt', place, { amperes: 200 })),
      withPart(newPart('fuse', 'near', place, { amperes: 225 })),
      withPart(newPart('fuse', 'far', place, { amperes: 225 })),
      join('battery.plus near.a', awg('1/0', toNear)),
      join('near.b far.a', awg('1/0', between)),
      join('far.b alt.plus', awg('1/0', toFar)),
      join('alt.ground battery.ground', awg('1/0', 1.3)),
    )
  expect(rulesOf(charged(0.3, 1, 0.3))).toEqual([])
  expect(rulesOf(charged(1, 0.3, 0.3))).toEqual(['fuse_far'])
  const atBattery = charged(0.3, 0.1, 1.2)
  const [issue] = check(atBattery)
  expect(issue).toMatchObject({
    rule: 'sources_not_fused',
    node: 'alt',
    cable: cableAt(atBattery, 'far.b alt.plus').id,
    value: '1 of 2',
  })
  const fix = issue && fixOf(atBattery, issue, initialSettings)
  expect(fix && rulesOf(applied(atBattery, fix).diagram)).toEqual([])
})

/** Two fuses of 60 A from the battery into one cable behind a stud. */
const joined = (size: string) =>
  made(
    clean,
    withPart(newPart('fuse', 'second', place, { amperes: 60 })),
    withPart(newPart('distribution', 'stud', place, { outputs: 2, fuses: undefined })),
    without('main.b amp.plus'),
    join('battery.plus second.a', awg('2', 0.3)),
    join('main.b stud.t1', awg('8', 0.3)),
    join('second.b stud.t2', awg('8', 0.3)),
    join('stud.t3 amp.plus', awg(size, 4.2)),
  )

test('a cable behind a joint is protected from the sum of the fuses before it', () => {
  // 4 AWG carries 125 A and 8 AWG 80 A: more than each fuse, and less than both.
  expect(rulesOf(joined('4'))).toEqual([])
  const thin = joined('8')
  const [issue] = check(thin)
  expect(issue).toMatchObject({
    rule: 'fuse_above_cable',
    cable: cableAt(thin, 'stud.t3 amp.plus').id,
    value: '120 A',
    limit: '80 A',
  })
  const fix = issue && fixOf(thin, issue, initialSettings)
  expect(fix && rulesOf(applied(thin, fix).diagram)).toEqual([])
})

const bare = (diagram: Diagram) => check(diagram).filter(({ rule }) => rule === 'no_fuse')

test('a remote wire from the battery needs a fuse, and its fix adds one', () => {
  const wired = made(
    clean,
    without('head.remote_out amp.remote'),
    join('battery.plus amp.remote', awg('18', 5)),
  )
  const [issue] = bare(wired)
  expect(issue).toMatchObject({ node: 'battery', cable: cableAt(wired, 'battery.plus amp.remote').id })
  const fix = issue && fixOf(wired, issue, initialSettings)
  expect(fix && rulesOf(applied(wired, fix).diagram)).toEqual([])
})

test('a cable to a switch with nothing behind it needs a fuse', () => {
  const ended = made(
    clean,
    withPart(newPart('switch', 'extra', place)),
    join('battery.plus extra.a', awg('8', 5)),
  )
  expect(bare(ended)).toHaveLength(1)
  // A terminal that is left free is no end of a cable that goes on to a fuse.
  const block = made(
    clean,
    withPart(newPart('distribution', 'block', place, { outputs: 3, fuses: undefined })),
    without('battery.plus main.a'),
    join('battery.plus block.t2', awg('2', 0.1)),
    join('block.t3 main.a', awg('2', 0.2)),
  )
  expect(rulesOf(block)).toEqual([])
})

test('80 A over 5 m of 4 AWG and back drop 0.65 V', () => {
  const watts = 80 * 13.8 * 0.8
  const long = made(
    clean,
    change('amp', { watts, fuses: [80] }),
    change('main', { amperes: 80 }),
    withoutPart('headfuse'),
    lay('battery.plus main.a', awg('4', 0.4)),
    lay('main.b amp.plus', awg('4', 4.6)),
    lay('amp.ground battery.ground', awg('4', 5)),
  )
  const [supply] = checkDiagram(long, initialSettings).network.amplifiers
  expect(supply?.current).toBeCloseTo(80, 6)
  expect(supply?.drop).toBeCloseTo(0.652, 3)
})

test('two equal cables side by side share a current', () => {
  const twice = made(
    clean,
    withPart(newPart('fuse', 'beside', place, { amperes: 60 })),
    join('battery.plus beside.a', awg('2', 0.3)),
    join('beside.b amp.plus', awg('2', 4.5)),
  )
  const { network } = checkDiagram(twice, initialSettings)
  const [one, other] = ['main.b amp.plus', 'beside.b amp.plus'].map((ends) =>
    network.current(cableAt(twice, ends as Ends).id),
  )
  expect(one).toBeCloseTo(other ?? 0, 6)
  expect((one ?? 0) + (other ?? 0)).toBeCloseTo(500 / (0.8 * 13.8), 4)
})

test('1 kW behind 10 mΩ sags to 12.83 V', () => {
  const short = { length: 0.01, size: { awg: '4/0' } }
  const strong = made(
    clean,
    change('battery', { inside: 0.01 }),
    change('amp', { watts: 1000, fuses: [100] }),
    change('main', { amperes: 100 }),
    withoutPart('headfuse'),
    lay('battery.plus main.a', short),
    lay('main.b amp.plus', short),
    lay('amp.ground battery.ground', short),
  )
  const [supply] = checkDiagram(strong, initialSettings).network.amplifiers
  expect(supply?.voltage).toBeCloseTo(12.825, 2)
})
