import { freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { type DrawnCable, drawn } from '#shared/tools/diagrams/drawn.ts'
import { laidCoils } from '#shared/tools/diagrams/laid-coils.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import type { SystemStudy } from './system-study.ts'
import { type FusedCable, leadLength, smallFuse, systemSupply } from './system-supply.ts'
import { numbered, speakerUnits, subwooferWirings } from './system-units.ts'

/** The column of each kind of part, from the source to the speakers. */
const columns = {
  battery: 0,
  fuse: 280,
  distribution: 580,
  dsp: 860,
  amplifier: 1160,
  speaker: 1520,
} as const
const rowHeight = 220

const place = (column: keyof typeof columns, row: number) => ({ x: columns[column], y: row * rowHeight })

const looksOf = ({ awg, runs }: FusedCable, length: number): NonNullable<DrawnCable[1]> => ({
  size: { awg },
  parallel: runs,
  length,
})

const thin = { size: { awg: '10' } } as const

/** The room between parts of a column for the cables that pass them. */
const between = 64

/** The parts of each column below each other in their order: tall ones move those below them down. */
function stacked(nodes: readonly DiagramNode[]): DiagramNode[] {
  const bottoms = new Map<number, number>()
  const places = new Map<DiagramNode, number>()
  for (const node of nodes.toSorted((one, other) => one.y - other.y)) {
    const y = Math.max(node.y, bottoms.get(node.x) ?? node.y)
    places.set(node, y)
    bottoms.set(node.x, y + nodeBox(node).height + between)
  }
  return nodes.map((node) => ({ ...node, y: places.get(node) ?? node.y }))
}

type Drawing = { nodes: DiagramNode[]; cables: DrawnCable[] }

/** An output of a distribution: what it feeds, behind which fuse, and by which cable. */
type Branch = { node: string; fuse: number; looks: NonNullable<DrawnCable[1]> }

const mostOutputs = 8

/**
 * A system as a diagram with every part, cable and fuse. It keeps the rules of diagrams wherever the study has no problem
 * of its own.
 */
export function laidOutSystem(study: SystemStudy, tables: DiagramTables): Diagram {
  const { vehicle, goals, dsp } = study
  const supply = systemSupply(study, tables)
  const amplifiers = supply.branches.map(({ unit, cable }, at) => ({ id: `amp${at + 1}`, unit, cable }))
  const { nodes, cables } = joined(
    sources(study, supply.alternator),
    {
      nodes: amplifiers.map(({ id, unit }, at) => {
        const { class: kind, channels, watts, lowest, fuses } = unit.amplifier
        return newPart('amplifier', id, place('amplifier', at), {
          name: unit.name,
          class: kind,
          channels,
          bridged: unit.bridged,
          watts,
          lowest,
          fuses,
        })
      }),
      cables: [],
    },
    supplyOf(study, supply.main, amplifiers),
    signals(study, amplifiers),
    speakers(study, amplifiers),
  )
  const subs = subwoofers(study)
  const diagram = drawn(stacked([...nodes, ...subs]), cables, {
    supply: vehicle.supply,
    signal: goals.signal,
  })
  const wirings = subwooferWirings(study)
  if (!wirings?.chosen) return diagram
  const nextId = freeIds(diagram.cables, 'c')
  const { chosen, perOutput } = wirings
  const outputs = amplifiers
    .filter(({ unit }) => unit.amplifier.drives === 'subwoofers')
    .flatMap(({ id, unit }) => unit.outputs.map((output) => ({ node: id, id: output.id })))
  const coils = outputs.flatMap((output, at) =>
    laidCoils(output, subs.slice(at * perOutput, (at + 1) * perOutput), chosen, nextId),
  )
  return { ...diagram, cables: [...diagram.cables, ...coils] }

  function joined(...drawings: Drawing[]): Drawing {
    return {
      nodes: [...drawings.flatMap((one) => one.nodes), ...(dsp ? [dspPart(dsp)] : [])],
      cables: drawings.flatMap((one) => one.cables),
    }
  }
}

const dspPart = ({ name, inputs, outputs }: NonNullable<SystemStudy['dsp']>) =>
  newPart('dsp', 'dsp', place('dsp', 1), { name, inputs, outputs })

/** Battery, alternator and head unit, each with its fuses. */
function sources({ vehicle, headUnit }: SystemStudy, alternator: FusedCable): Drawing {
  const fuse = { amperes: alternator.fuse, parallel: alternator.runs }
  const lead = looksOf(alternator, leadLength)
  return {
    nodes: [
      newPart('battery', 'battery', place('battery', 1), {
        chemistry: vehicle.chemistry,
        ampereHours: vehicle.battery,
      }),
      newPart('alternator', 'alternator', place('battery', 0), { amperes: vehicle.alternator }),
      newPart('fuse', 'altnear', place('fuse', 0), { name: 'Fuse at the battery', ...fuse }),
      newPart(
        'fuse',
        'altfar',
        { x: columns.fuse / 2, y: -rowHeight },
        { name: 'Fuse at the alternator', ...fuse },
      ),
      newPart('fuse', 'headfuse', place('fuse', 2), { name: 'Fuse 15 A', style: 'blade', amperes: 15 }),
      newPart('head_unit', 'head', place('distribution', 2), {
        name: headUnit.name,
        outputs: headUnit.outputs,
      }),
    ],
    cables: [
      ['battery.plus altnear.a', lead],
      ['altnear.b altfar.a', looksOf(alternator, alternator.length - 2 * leadLength)],
      ['altfar.b alternator.plus', lead],
      ['alternator.ground battery.ground', looksOf(alternator, alternator.length)],
      ['battery.plus headfuse.a', { ...thin, length: leadLength }],
      ['headfuse.b head.plus', { ...thin, length: 1.5 }],
      ['head.ground battery.ground', { ...thin, length: 1.8 }],
    ],
  }
}

type LaidAmplifier = { id: string; unit: { amplifier: SystemStudy['amplifiers'][number] }; cable: FusedCable }

/** Connects the battery through the main fuse to the amplifiers, and back. */
function supplyOf(
  { vehicle, dsp }: SystemStudy,
  main: FusedCable | undefined,
  amplifiers: readonly LaidAmplifier[],
): Drawing {
  if (!main) return { nodes: [], cables: [] }
  const fuse = newPart('fuse', 'main', place('fuse', 1), {
    name: `Main fuse ${main.fuse} A`,
    amperes: main.fuse,
    parallel: main.runs,
  })
  const lead: DrawnCable = ['battery.plus main.a', looksOf(main, leadLength)]
  const there = looksOf(main, Math.max(0.1, vehicle.run - leadLength))
  const back = looksOf(main, vehicle.run)
  const [only] = amplifiers
  if (only && amplifiers.length === 1 && !dsp)
    return {
      nodes: [fuse],
      cables: [lead, [`main.b ${only.id}.plus`, there], [`${only.id}.ground battery.ground`, back]],
    }
  // Each run of a branch has its own output, fuse and cable.
  const branches = [
    ...amplifiers.flatMap(({ id, cable }): Branch[] =>
      Array.from({ length: cable.runs }, () => ({
        node: id,
        fuse: cable.fuse,
        looks: { size: { awg: cable.awg }, length: cable.length },
      })),
    ),
    ...(dsp ? [{ node: 'dsp', fuse: smallFuse, looks: { ...thin, length: 0.6 } }] : []),
  ]
  const blocks = Array.from({ length: Math.ceil(branches.length / mostOutputs) }, (_, at) =>
    branches.slice(at * mostOutputs, (at + 1) * mostOutputs),
  )
  return {
    nodes: [
      fuse,
      ...blocks.flatMap((block, at) => [
        newPart('distribution', `power${at + 1}`, place('distribution', 2 * at), {
          name: 'Power distribution',
          outputs: block.length,
          fuses: block.map((one) => one.fuse),
        }),
        newPart('distribution', `return${at + 1}`, place('distribution', 2 * at + 1), {
          name: 'Ground distribution',
          outputs: block.length,
          fuses: undefined,
        }),
      ]),
    ],
    cables: [
      lead,
      ...blocks.flatMap((block, at): DrawnCable[] => [
        [`main.b power${at + 1}.in`, there],
        [`return${at + 1}.t1 battery.ground`, back],
        ...block.flatMap(({ node, looks }, output): DrawnCable[] => [
          [`power${at + 1}.out${output + 1} ${node}.plus`, looks],
          [`${node}.ground return${at + 1}.t${output + 2}`, looks],
        ]),
      ]),
    ],
  }
}

/** Remote and RCA, through the DSP where there is one. An output that feeds several amplifiers is split. */
function signals({ headUnit, dsp }: SystemStudy, amplifiers: readonly LaidAmplifier[]): Drawing {
  const from = dsp
    ? { id: 'dsp', outputs: dsp.outputs, length: 1 }
    : { id: 'head', outputs: headUnit.outputs, length: 5 }
  const cables: DrawnCable[] = []
  if (dsp) {
    cables.push(['head.remote_out dsp.remote', { length: 5 }])
    for (let at = 1; at <= Math.min(headUnit.outputs, dsp.inputs); at++)
      cables.push([`head.rca_out${at} dsp.rca_in${at}`, { length: 5 }])
  }
  let next = 0
  for (const { id, unit } of amplifiers) {
    cables.push([`${from.id}.remote_out ${id}.remote`, { length: from.length }])
    for (let input = 1; input <= Math.ceil(unit.amplifier.channels / 2); input++) {
      const output = (next++ % from.outputs) + 1
      cables.push([`${from.id}.rca_out${output} ${id}.rca_in${input}`, { length: from.length }])
    }
  }
  return { nodes: [], cables }
}

/** Each speaker on its own channel, as far as there are any. */
function speakers(
  study: SystemStudy,
  amplifiers: readonly (LaidAmplifier & { unit: { outputs: { id: string }[] } })[],
): Drawing {
  const outputs = amplifiers
    .filter(({ unit }) => unit.amplifier.drives === 'speakers')
    .flatMap(({ id, unit }) => unit.outputs.map((output) => `${id}.${output.id}`))
  const units = speakerUnits(study)
  return {
    nodes: units.map(({ speaker, name }, at) =>
      newPart('speaker', `speaker${at + 1}`, place('speaker', (study.subwoofers?.count ?? 0) + at), {
        name,
        ohms: speaker.ohms,
        watts: speaker.watts,
      }),
    ),
    cables: units.flatMap((_, at): DrawnCable[] => {
      const output = outputs[at]
      if (!output) return []
      return [
        [`${output}_plus speaker${at + 1}.coil1_plus`, { length: 4 }],
        [`${output}_minus speaker${at + 1}.coil1_minus`, { length: 4 }],
      ]
    }),
  }
}

const subwoofers = ({ subwoofers: one }: SystemStudy) =>
  Array.from({ length: one?.count ?? 0 }, (_, at) =>
    newPart('subwoofer', `sub${at + 1}`, place('speaker', at), {
      ...(one && {
        name: numbered(one.name, at, one.count),
        coils: one.coils,
        ohms: one.ohms,
        watts: one.watts,
        box: one.box,
        tuning: one.tuning,
      }),
    }),
  )
