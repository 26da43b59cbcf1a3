import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { type DrawnCable, drawn } from '#shared/tools/diagrams/drawn.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'

const amplifiersInBlock = 8

const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const awg = (size: '1/0' | '10', length: number) => ({ size: { awg: size }, length }) as const

/** A show vehicle: blocks of eight amplifiers with a subwoofer each, every block with its own main fuse. */
export function largeDiagram(blocks: number): Diagram {
  const nodes: DiagramNode[] = [
    newPart(
      'battery',
      'battery',
      { x: 0, y: 0 },
      {
        name: 'Battery bank',
        chemistry: 'lithium',
        ampereHours: 400,
        inside: 0.0005,
      },
    ),
    newPart('fuse', 'headfuse', { x: 280, y: -280 }, { name: 'Fuse 15 A', style: 'blade', amperes: 15 }),
    newPart('head_unit', 'head', { x: 560, y: -280 }, { outputs: 4 }),
  ]
  const cables: DrawnCable[] = [
    ['battery.plus headfuse.a', awg('10', 0.3)],
    ['headfuse.b head.plus', awg('10', 1.5)],
    ['head.ground battery.ground', awg('10', 1.8)],
  ]
  for (const block of counted(blocks)) {
    const top = (block - 1) * amplifiersInBlock * 200
    nodes.push(
      newPart('fuse', `main${block}`, { x: 280, y: top }, { name: `Main fuse ${block}`, amperes: 175 }),
      newPart(
        'distribution',
        `power${block}`,
        { x: 560, y: top },
        {
          name: `Power distribution ${block}`,
          outputs: amplifiersInBlock,
          fuses: counted(amplifiersInBlock).map(() => 20),
        },
      ),
      newPart(
        'distribution',
        `return${block}`,
        { x: 560, y: top + 600 },
        {
          name: `Ground distribution ${block}`,
          outputs: amplifiersInBlock,
          fuses: undefined,
        },
      ),
    )
    cables.push(
      [`battery.plus main${block}.a`, awg('1/0', 0.3)],
      [`main${block}.b power${block}.in`, awg('1/0', 2)],
      [`return${block}.t1 battery.ground`, awg('1/0', 2.3)],
    )
    for (const place of counted(amplifiersInBlock)) {
      const [amplifier, subwoofer] = [`amp${block}x${place}`, `sub${block}x${place}`]
      const y = top + (place - 1) * 200
      nodes.push(
        newPart(
          'amplifier',
          amplifier,
          { x: 900, y },
          {
            name: `Amplifier ${block}.${place}`,
            watts: 200,
            fuses: [20],
            turnsOnBySignal: true,
          },
        ),
        newPart('subwoofer', subwoofer, { x: 1240, y }, { name: `Subwoofer ${block}.${place}`, watts: 250 }),
      )
      cables.push(
        [`power${block}.out${place} ${amplifier}.plus`, awg('10', 0.6)],
        [`${amplifier}.ground return${block}.t${place + 1}`, awg('10', 0.6)],
        [`head.rca_out${1 + (block % 4)} ${amplifier}.rca_in1`, { length: 5 }],
        [`${amplifier}.out1_plus ${subwoofer}.coil1_plus`],
        [`${amplifier}.out1_minus ${subwoofer}.coil1_minus`],
      )
    }
  }
  return drawn(nodes, cables)
}
