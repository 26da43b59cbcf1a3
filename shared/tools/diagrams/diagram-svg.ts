import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { cableDrop } from './cable-drop.ts'
import { cableLabel } from './cable-label.ts'
import { type Point, pathText } from './cable-path.ts'
import type { cableColors, Diagram, DiagramCable } from './diagram.ts'
import type { DiagramChecks } from './diagram-checks.ts'
import { severityOf } from './issue.ts'
import { labelPlaces, labelWidth, type PlacedLabel } from './label-places.ts'
import type { CableKind } from './legal-pair.ts'
import { nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'
import { partNames } from './part-kinds.ts'
import { hasParts } from './part-needs.ts'
import { routesOf } from './routes/routes-of.ts'
import { sizeText } from './rules/cable-rules.ts'
import { type Wiring, wiringOf } from './wiring-of.ts'

/** The color of each cable on paper; white has to be seen on it. */
export const cableInks: Record<(typeof cableColors)[number], string> = {
  red: '#c62828',
  black: '#212121',
  blue: '#1565c0',
  purple: '#6a1b9a',
  white: '#9e9e9e',
  gray: '#616161',
  green: '#2e7d32',
  yellow: '#b28704',
  orange: '#d84315',
  brown: '#5d4037',
}

export type DrawnDiagram = {
  /** The text above it. */
  title: string
  /** Undefined while nothing is known about it: then it has no list. */
  checks: Pick<DiagramChecks, 'issues' | 'currents'> | undefined
  /** The layers that are shown. */
  layers: readonly CableKind[]
  /** The units for the lengths of its cables. */
  system: UnitSystem
}

const margin = 32
const lineHeight = 18
const listWidth = 640

/** A text in SVG: nothing in it is markup, and what XML does not take is left out. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML refuses these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** What stands under every diagram. */
export const notice = 'Estimates for planning. Have electrical work checked by a qualified installer.'

/** A diagram as its own SVG, whole and with its list of issues, made from the model and not from the screen. */
export function diagramSvg(
  diagram: Diagram,
  { title, checks, layers, system }: DrawnDiagram,
): {
  svg: string
  width: number
  height: number
} {
  const wiring = wiringOf(diagram)
  const shown = diagram.cables.filter((cable) => {
    const kind = wiring.kind(cable)
    return kind !== undefined && layers.includes(kind)
  })
  const routes = routesOf(diagram)
  const lines = shown.map((cable) => ({
    cable,
    points: routes.get(cable.id) ?? [],
    label: cableLabel(cable, cableDrop(cable, checks?.currents), system),
  }))
  const boxes = diagram.nodes.map((node) => ({ node, box: nodeBox(node) }))
  const labels = labelPlaces(
    lines.map(({ cable, points, label }) => ({ id: cable.id, points, label, short: sizeText(cable) })),
    boxes
      .filter(({ node }) => node.kind !== 'frame')
      .map(({ node: { x, y }, box: { width, height } }) => ({ x, y, width, height })),
  )
  const words = [
    ...lines.map(({ cable, label }) => ({ at: labels.get(cable.id), half: labelWidth(label) / 2 })),
    ...diagram.nodes
      .filter(({ kind }) => kind === 'label')
      .map(({ x, y, name }) => ({ at: { x: x + wordsWidth(name) / 2, y }, half: wordsWidth(name) / 2 })),
  ]
  const xs = [
    ...words.flatMap(({ at, half }) => (at ? [at.x - half, at.x + half] : [])),
    ...boxes.flatMap(({ node, box }) => [node.x, node.x + box.width]),
    ...lines.flatMap(({ points }) => points.map(({ x }) => x)),
  ]
  const ys = [
    ...boxes.flatMap(({ node, box }) => [node.y, node.y + box.height]),
    ...lines.flatMap(({ points }) => points.map(({ y }) => y)),
  ]
  const [left, top] = [Math.min(0, ...xs) - margin, Math.min(0, ...ys) - margin]
  const [right, bottom] = [Math.max(listWidth, ...xs) + margin, Math.max(0, ...ys) + margin]
  const list = [
    title,
    ...(checks ? issueLines(diagram, checks) : []),
    ...lines.flatMap(({ cable, label }) =>
      labels.get(cable.id)?.isShort === false ? [] : [`${endsText(cable, wiring)}: ${label}`],
    ),
    notice,
  ]
  const [width, height] = [right - left, bottom - top + list.length * lineHeight + margin]
  const texts = list.map(
    (text, at) =>
      `<text x="${left + margin}" y="${bottom + (at + 1) * lineHeight}"${at === 0 ? ' font-weight="700"' : ''}>${escaped(text)}</text>`,
  )
  const frames = boxes.filter(({ node }) => node.kind === 'frame')
  const parts = boxes.filter(({ node }) => node.kind !== 'frame')
  return {
    width,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12">`,
      `<title>${escaped(title)}</title>`,
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#ffffff"/>`,
      ...frames.map(({ node, box }) => frameText(node, box)),
      ...lines.map(({ cable, points, label }) => lineText(cable, points, label)),
      ...parts.map(({ node, box }) => partText(node, box)),
      ...lines.map(({ cable, label }) => labelText(cable, labels.get(cable.id), label)),
      ...texts,
      '</svg>',
    ].join('\n'),
  }
}

/** Each issue as a line: how serious it is, the finding, the figure and its limit. An empty canvas has none. */
export function issueLines(diagram: Diagram, { issues }: Pick<DiagramChecks, 'issues'>): string[] {
  if (!hasParts(diagram)) return []
  if (issues.length === 0) return ['All checks passed.']
  return issues.map((issue) => {
    const figures = issue.value && issue.limit ? ` (${issue.value}, limit ${issue.limit})` : ''
    const name = { error: 'Error', warning: 'Warning', info: 'Note' }[severityOf(issue)]
    return `${name}: ${issue.sentence}${figures}`
  })
}

function frameText(
  { x, y, name }: DiagramNode,
  { width, height }: { width: number; height: number },
): string {
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#9e9e9e" stroke-dasharray="6 4"/><text x="${x + 8}" y="${y + 16}" fill="#616161">${escaped(name)}</text></g>`
}

/** A line says what it is also where its label has no room. */
const lineText = (cable: DiagramCable, points: readonly Point[], label: string): string =>
  `<path d="${pathText(points)}" fill="none" stroke="${cableInks[cable.color]}" stroke-width="${cable.parallel > 1 ? 4 : 2}"><title>${escaped(label)}</title></path>`

function labelText(cable: DiagramCable, at: PlacedLabel | undefined, label: string): string {
  if (!at) return ''
  const text = at.isShort ? sizeText(cable) : label
  return `<text x="${at.x}" y="${at.y}" text-anchor="middle" font-size="10.5" fill="${cableInks[cable.color]}" stroke="#ffffff" stroke-width="3" paint-order="stroke">${escaped(text)}</text>`
}

/** Names a cable whose label had no room on it. */
const endsText = ({ from, to }: DiagramCable, { node }: Pick<Wiring, 'node'>): string =>
  `Cable from ${node(from.node)?.name} to ${node(to.node)?.name}`

/** About how wide words on the canvas are. */
const wordsWidth = (text: string) => text.length * 8

function partText(node: DiagramNode, { width, height, ports }: ReturnType<typeof nodeBox>): string {
  const { x, y, name, kind } = node
  if (kind === 'label') return `<text x="${x}" y="${y + 16}" font-size="14">${escaped(name)}</text>`
  const subtitle = name === partNames[kind] ? '' : partNames[kind]
  return [
    `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#fafafa" stroke="#212121"/>`,
    `<text x="${x + 10}" y="${y + 17}" font-weight="700">${escaped(name)}</text>`,
    ...(subtitle
      ? [`<text x="${x + 10}" y="${y + 31}" font-size="10" fill="#616161">${subtitle}</text>`]
      : []),
    ...ports.map((port) => {
      const isLeft = port.side === 'left'
      const anchor = isLeft ? '' : ' text-anchor="end"'
      return `<circle cx="${x + port.x}" cy="${y + port.y}" r="4" fill="#212121"/><text x="${x + port.x + (isLeft ? 10 : -10)}" y="${y + port.y + 4}" font-size="10"${anchor}>${escaped(port.label)}</text>`
    }),
    '</g>',
  ].join('')
}
