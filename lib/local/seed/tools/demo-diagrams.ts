import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { drawn } from '#shared/tools/diagrams/drawn.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import type { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { largeDiagram } from './large-diagram.ts'

type DemoDiagram = {
  id: ProjectId
  userId: ReturnType<typeof demoUserId>
  savedAt: string
  name: string
  summary: string
  data: Diagram
  /** Named versions of it, oldest first. */
  versions?: readonly { name: string; note: string; data: Diagram }[]
}

const template = (id: string): Diagram => {
  const found = diagramTemplates.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is no template`)
  return found.diagram
}

const awg = (size: '1/0' | '4' | '8', length: number) => ({ size: { awg: size }, length }) as const

/** A first attempt with a mistake in every corner; what joins + to ground is left out, for then nothing else is computed. */
const mistakes = drawn(
  [
    newPart('battery', 'battery', { x: 0, y: 240 }),
    newPart('alternator', 'alternator', { x: 0, y: 0 }, { amperes: 90 }),
    newPart('fuse', 'charge', { x: 320, y: 0 }, { name: 'Charge fuse', amperes: 150 }),
    newPart('fuse', 'main', { x: 320, y: 240 }, { name: 'Main fuse 225 A', amperes: 225 }),
    newPart('head_unit', 'head', { x: 320, y: 640 }),
    newPart('fuse', 'headfuse', { x: 0, y: 640 }, { name: 'Fuse 15 A', style: 'blade', amperes: 15 }),
    newPart('amplifier', 'bass', { x: 680, y: 200 }, { name: 'Bass amplifier' }),
    newPart('amplifier', 'spare', { x: 680, y: 440 }, { name: 'Second amplifier' }),
    newPart('subwoofer', 'low', { x: 1040, y: 200 }, { name: 'Subwoofer, 1 Ω', ohms: 1 }),
    newPart(
      'subwoofer',
      'shorted',
      { x: 1040, y: 440 },
      { name: 'Subwoofer, vented', box: 'vented', tuning: 32 },
    ),
    newPart('switch', 'forgotten', { x: 680, y: 680 }, { name: 'Forgotten switch' }),
    newPart('label', 'note', { x: 1040, y: 120 }, { name: 'Below the minimum of the amplifier' }),
  ],
  [
    ['battery.plus main.a', awg('1/0', 1)],
    ['main.b bass.plus', { ...awg('8', 4.5), material: 'cca' }],
    ['bass.ground battery.ground', awg('8', 4.5)],
    ['battery.plus spare.plus', awg('4', 5)],
    ['alternator.plus charge.a', awg('1/0', 0.3)],
    ['charge.b battery.plus', awg('1/0', 1.2)],
    ['alternator.ground battery.ground', awg('1/0', 1)],
    ['battery.plus headfuse.a', awg('8', 0.3)],
    ['headfuse.b head.plus', awg('8', 1.5)],
    ['head.ground battery.ground', awg('8', 1.8)],
    ['head.remote_out bass.remote', { length: 5 }],
    ['head.rca_out1 bass.rca_in1', { length: 5 }],
    ['bass.out1_plus low.coil1_plus'],
    ['bass.out1_minus low.coil1_minus'],
    ['spare.out1_plus shorted.coil1_plus'],
    ['spare.out1_minus shorted.coil1_minus'],
    ['shorted.coil1_plus shorted.coil1_minus'],
  ],
)

/** A ground cable on the stud of +12 V: while it is there, nothing else is computed. Its fix takes it off, and all is well. */
const shorted = drawn(
  [
    newPart('battery', 'battery', { x: 0, y: 120 }),
    newPart('fuse', 'main', { x: 400, y: 40 }, { name: 'Main fuse 60 A', amperes: 60 }),
    newPart('distribution', 'stud', { x: 800, y: 40 }, { name: 'Power stud', outputs: 2, fuses: undefined }),
    newPart('amplifier', 'amp', { x: 1200, y: 40 }, { name: 'Mono amplifier', turnsOnBySignal: true }),
    newPart('subwoofer', 'sub', { x: 1600, y: 40 }),
    newPart('fuse', 'headfuse', { x: 400, y: 280 }, { name: 'Fuse 15 A', style: 'blade', amperes: 15 }),
    newPart('head_unit', 'head', { x: 800, y: 280 }),
    newPart('label', 'note', { x: 800, y: 0 }, { name: 'Its second terminal leads to ground' }),
  ],
  [
    ['battery.plus main.a', awg('4', 0.3)],
    ['main.b stud.t1', awg('4', 1)],
    ['stud.t3 amp.plus', awg('4', 1)],
    ['stud.t2 battery.ground', awg('4', 1.5)],
    ['amp.ground battery.ground', awg('4', 2.3)],
    ['battery.plus headfuse.a', awg('8', 0.3)],
    ['headfuse.b head.plus', awg('8', 1.5)],
    ['head.ground battery.ground', awg('8', 1.8)],
    ['head.rca_out1 amp.rca_in1', { length: 5 }],
    ['amp.out1_plus sub.coil1_plus'],
    ['amp.out1_minus sub.coil1_minus'],
  ],
)

const counted = ({ nodes, cables }: Diagram) => `${nodes.length} parts, ${cables.length} cables`

/**
 * The demo members’ diagrams: `pro` has a clean one, a faulty one, a short circuit and a large one; `member`
 * has the only diagram of a free membership.
 */
export function demoDiagrams(now: string): DemoDiagram[] {
  const diagram = (
    account: string,
    days: number,
    name: string,
    data: Diagram,
    more: Pick<DemoDiagram, 'versions'> = {},
  ): DemoDiagram => {
    const savedAt = addTime(now, { days: -days })
    const id = deriveId('prj', savedAt, `${account} ${name}`) as ProjectId
    return {
      id,
      userId: demoUserId(`${account}@demo.test`),
      savedAt,
      name,
      summary: counted(data),
      data,
      ...more,
    }
  }
  return [
    diagram('pro', 1, 'Accord, four speakers and a twelve', template('two_amplifiers'), {
      versions: [
        { name: 'Subwoofer only', note: 'Before the front stage.', data: template('one_amplifier') },
      ],
    }),
    diagram('pro', 4, 'First attempt, with mistakes', mistakes),
    diagram('pro', 7, 'Example of a short from + to ground', shorted),
    diagram('pro', 10, 'Show van with 48 amplifiers', largeDiagram(6)),
    diagram('member', 3, 'My first system', template('one_amplifier')),
  ]
}
