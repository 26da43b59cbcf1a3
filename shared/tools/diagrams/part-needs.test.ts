import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { randomDiagram } from '#test/support/random-diagram.ts'
import { checkDiagram } from './check-diagram.ts'
import { applied } from './command.ts'
import { type Diagram, emptyDiagram } from './diagram.ts'
import { diagramSvg } from './diagram-svg.ts'
import { drawn } from './drawn.ts'
import { fixLabel } from './fix-label.ts'
import { fixOf } from './fix-of.ts'
import { type Issue, type Rule, severityOf } from './issue.ts'
import { cableKinds } from './legal-pair.ts'
import { type NodeKind, nodeKinds } from './node-fields.ts'
import { newPart } from './part-kinds.ts'

const issuesOf = (diagram: Diagram) => checkDiagram(diagram, initialSettings).issues
const needRules = new Set<Rule>(['no_supply', 'no_ground', 'no_remote', 'no_signal'])
const missingAt = (diagram: Diagram, node: string) =>
  issuesOf(diagram).flatMap((issue) => (issue.node === node && needRules.has(issue.rule) ? [issue.rule] : []))
const fixed = (diagram: Diagram, issue: Issue) => {
  const fix = fixOf(diagram, issue, initialSettings)
  if (!fix) throw new Error(`${issue.rule} of ${issue.node} has no fix`)
  return applied(diagram, fix).diagram
}
const alone = (kind: NodeKind): Diagram => ({
  ...emptyDiagram,
  nodes: [newPart(kind, 'part', { x: 0, y: 0 })],
})

const at = { x: 0, y: 0 }
/** A system with one part of each kind that needs something. */
const whole = drawn(
  [
    newPart('battery', 'battery', at),
    newPart('alternator', 'alt', at),
    newPart('second_battery', 'rear', at),
    newPart('isolator', 'isolator', at),
    newPart('ground', 'body', at),
    newPart('fuse', 'main', at),
    newPart('breaker', 'breaker', at),
    newPart('switch', 'switch', at),
    newPart('relay', 'relay', at),
    newPart('distribution', 'block', at, { outputs: 8, fuses: [60] }),
    newPart('distribution', 'return', at, { outputs: 8, fuses: undefined }),
    newPart('capacitor', 'capacitor', at),
    newPart('head_unit', 'head', at, { speakers: 1 }),
    newPart('line_out', 'converter', at),
    newPart('dsp', 'dsp', at),
    newPart('amplifier', 'amp', at),
    newPart('crossover', 'crossover', at),
    newPart('speaker', 'speaker', at),
    newPart('subwoofer', 'sub', at, { coils: 2 }),
  ],
  [
    ['alt.plus battery.plus'],
    ['battery.ground body.ground'],
    ['battery.plus main.a'],
    ['main.b breaker.a'],
    ['breaker.b block.in'],
    ['return.t1 battery.ground'],
    ['block.out1 switch.a'],
    ['switch.b head.plus'],
    ['head.ground return.t2'],
    ['block.out2 relay.a'],
    ['relay.b converter.plus'],
    ['relay.ground return.t3'],
    ['head.remote_out relay.remote'],
    ['converter.ground return.t4'],
    ['head.out1_plus converter.in1_plus'],
    ['head.out1_minus converter.in1_minus'],
    ['block.out3 dsp.plus'],
    ['dsp.ground return.t5'],
    ['head.remote_out dsp.remote'],
    ['converter.rca_out1 dsp.rca_in1'],
    ['block.out4 capacitor.plus'],
    ['capacitor.ground return.t6'],
    ['block.out5 amp.plus'],
    ['amp.ground return.t7'],
    ['dsp.remote_out amp.remote'],
    ['dsp.rca_out1 amp.rca_in1'],
    ['amp.out1_plus crossover.in_plus'],
    ['amp.out1_minus crossover.in_minus'],
    ['crossover.out1_plus speaker.coil1_plus'],
    ['crossover.out1_minus speaker.coil1_minus'],
    ['amp.out1_plus sub.coil1_plus'],
    ['sub.coil1_minus sub.coil2_plus'],
    ['amp.out1_minus sub.coil2_minus'],
    ['battery.plus isolator.a'],
    ['isolator.b rear.plus'],
    ['isolator.ground return.t8'],
    ['rear.ground return.t9'],
  ],
)
const without = (...ends: string[]) => {
  const gone = whole.cables.filter(({ from, to }) =>
    ends.includes(`${from.node}.${from.port} ${to.node}.${to.port}`),
  )
  if (gone.length !== ends.length) throw new Error(`${ends} are not all cables`)
  return applied(whole, { name: '', removedCables: gone.map(({ id }) => id) }).diagram
}

test('a part that has everything is told nothing', () => {
  for (const { id } of whole.nodes) expect(missingAt(whole, id), id).toEqual([])
})

test.each<[node: string, rule: Rule, ends: string[]]>([
  ['amp', 'no_supply', ['block.out5 amp.plus']],
  ['amp', 'no_ground', ['amp.ground return.t7']],
  ['amp', 'no_remote', ['dsp.remote_out amp.remote']],
  ['amp', 'no_signal', ['dsp.rca_out1 amp.rca_in1']],
  ['dsp', 'no_supply', ['block.out3 dsp.plus']],
  ['dsp', 'no_ground', ['dsp.ground return.t5']],
  ['dsp', 'no_remote', ['head.remote_out dsp.remote']],
  ['dsp', 'no_signal', ['converter.rca_out1 dsp.rca_in1']],
  ['head', 'no_supply', ['switch.b head.plus']],
  ['head', 'no_ground', ['head.ground return.t2']],
  ['converter', 'no_supply', ['relay.b converter.plus']],
  ['converter', 'no_ground', ['converter.ground return.t4']],
  ['converter', 'no_signal', ['head.out1_minus converter.in1_minus']],
  ['capacitor', 'no_supply', ['block.out4 capacitor.plus']],
  ['capacitor', 'no_ground', ['capacitor.ground return.t6']],
  ['relay', 'no_supply', ['block.out2 relay.a']],
  ['relay', 'no_ground', ['relay.ground return.t3']],
  ['relay', 'no_remote', ['head.remote_out relay.remote']],
  ['isolator', 'no_ground', ['isolator.ground return.t8']],
  ['rear', 'no_supply', ['isolator.b rear.plus']],
  ['rear', 'no_ground', ['rear.ground return.t9']],
  ['battery', 'no_ground', ['battery.ground body.ground', 'return.t1 battery.ground']],
  ['main', 'no_supply', ['battery.plus main.a']],
  ['breaker', 'no_supply', ['main.b breaker.a']],
  ['block', 'no_supply', ['breaker.b block.in']],
  ['switch', 'no_supply', ['block.out1 switch.a']],
  ['rear', 'no_ground', ['return.t1 battery.ground']],
  ['return', 'no_ground', ['return.t1 battery.ground', 'rear.ground return.t9']],
  ['crossover', 'no_signal', ['amp.out1_plus crossover.in_plus']],
  ['speaker', 'no_signal', ['crossover.out1_minus speaker.coil1_minus']],
  ['sub', 'no_signal', ['amp.out1_minus sub.coil2_minus']],
])('%s without its cable is told %s as an error, and the fix brings it', (node, rule, ends) => {
  const broken = without(...ends)
  const issue = issuesOf(broken).find((one) => one.node === node && one.rule === rule)
  if (!issue) throw new Error(`${node} is not told ${rule}`)
  expect(severityOf(issue)).toBe('error')
  const after = fixed(broken, issue)
  expect(missingAt(after, node)).not.toContain(rule)
  expect(after.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(broken.nodes.map(({ id }) => id)))
})

test('an amplifier alone is told all four things it lacks', () => {
  expect(missingAt(alone('amplifier'), 'part')).toEqual(['no_supply', 'no_ground', 'no_remote', 'no_signal'])
})

test.each(nodeKinds)('fix after fix, a %s alone becomes part of a system that lacks nothing', (kind) => {
  let diagram = alone(kind)
  for (let step = 0; step < 24; step++) {
    const issue = issuesOf(diagram).find(({ rule }) => needRules.has(rule))
    if (!issue) break
    diagram = fixed(diagram, issue)
  }
  const left = issuesOf(diagram).filter((issue) => severityOf(issue) === 'error')
  expect(left).toEqual([])
})

test('an empty canvas, words and frames have no verdict', () => {
  for (const diagram of [emptyDiagram, alone('label'), alone('frame')]) {
    const { svg } = diagramSvg(diagram, {
      title: 'My car',
      checks: { issues: issuesOf(diagram), currents: {} },
      layers: cableKinds,
      system: 'metric',
    })
    expect(svg).not.toContain('checks passed')
  }
})

test('a fix takes a part away exactly where its button says Remove', () => {
  fc.assert(
    fc.property(randomDiagram({ parts: 8, cables: 16 }), (diagram) => {
      for (const issue of issuesOf(diagram)) {
        const removed = fixOf(diagram, issue, initialSettings)?.removedNodes ?? []
        expect(removed.length > 0, issue.rule).toBe(fixLabel(diagram, issue).startsWith('Remove '))
      }
    }),
    { numRuns: 60 },
  )
})

test('each missing thing in any diagram has a fix that brings it', () => {
  fc.assert(
    fc.property(randomDiagram({ parts: 8, cables: 16 }), (diagram) => {
      for (const issue of issuesOf(diagram)) {
        if (!needRules.has(issue.rule)) continue
        const after = fixed(diagram, issue)
        expect(missingAt(after, issue.node ?? ''), issue.sentence).not.toContain(issue.rule)
      }
    }),
    { numRuns: 60 },
  )
})
