import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = source('./tokens.css')

function palette(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return new Map([...block.matchAll(/--c-([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['ground', 'panel', 'raised', 'well']
const textOnSurfaces = ['ink', 'dim', 'faint', 'signal-ink', 'clip-ink', 'ok-ink', 'info-ink', 'warn-ink']
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) => textOnSurfaces.map((text): [string, string] => [text, surface])),
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['signal-ink', 'signal-soft'],
  ['ink', 'signal-soft'],
  ['dim', 'signal-soft'],
  ['clip-ink', 'clip-soft'],
  ['ink', 'clip-soft'],
  ['ok-ink', 'ok-soft'],
  ['ink', 'ok-soft'],
  ['info-ink', 'info-soft'],
  ['ink', 'info-soft'],
  ['violet-ink', 'violet-soft'],
  ['ink', 'unlit'],
  ['warn-ink', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['ground', 'ink'],
]
const partPairs: [string, string][] = surfaces.flatMap((surface) => [
  ['edge', surface],
  ['signal-ink', surface],
  ['signal-edge', surface],
  ['clip-ink', surface],
])

/** The colors in which a plot draws its lines and bars, from its source. */
const plots: [plot: string, colors: string[]][] = [
  ['../charts/plot.tsx', /token: '--c-([\w-]+)'/g],
  ['../charts/score-plot.tsx', /'stroke-([\w-]+)'/g],
  ['../features/tools/subwoofer-designs/charts/design-strokes.ts', /'--c-([\w-]+)'/g],
  ['../features/tools/subwoofer-designs/charts/plot-lines.ts', /'--c-([\w-]+)'/g],
  ['../features/tools/spl-studies/components/level-plot.tsx', /stroke-([\w-]+)"/g],
  ['../features/tools/spl-studies/components/term-row.tsx', /'fill-([\w-]+)'/g],
  ['../features/billing/billing/components/plan-revenue.tsx', /fill-(signal[\w-]*)/g],
  ['./graphics.css', /\.(?:trace(?:-second|-ghost)?|tuning-line) \{[^}]*stroke: var\(--c-([\w-]+)\)/g],
].map(([path, pattern]) => [
  path as string,
  [...source(path as string).matchAll(pattern as RegExp)].map(([, token = '']) => token),
])

for (const [theme, selector] of [
  ['dark', ':root,\n[data-theme="dark"],\n.display'],
  ['light', '[data-theme="light"]'],
] as const) {
  const colors = palette(selector)
  const ratio = (a: string, b: string) => contrast(colors.get(a) ?? '', colors.get(b) ?? '')

  test.each(textPairs)(`${theme}: text in %s on %s reaches 4.5:1`, (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(plots)(`${theme}: the lines of %s reach 3:1 on what they are drawn on`, (_, tokens) => {
    expect(tokens).not.toEqual([])
    for (const token of tokens)
      for (const surface of surfaces) expect(ratio(token, surface), token).toBeGreaterThanOrEqual(3)
  })
  test.each(partPairs)(`${theme}: control parts in %s on %s reach 3:1`, (part, surface) => {
    expect(ratio(part, surface)).toBeGreaterThanOrEqual(3)
  })
}

/** The scale of the map of boxes: [theme, block of its sheet]. */
const mapSheet = source('../features/tools/subwoofer-designs/loudest/loudest-map.css')

test.each([
  ['dark', '.loudest-map', ':root,\n[data-theme="dark"],\n.display'],
  ['light', '[data-theme="light"] .loudest-map', '[data-theme="light"]'],
])('%s: lines, marks and the cross reach 3:1 on each step of the map of boxes', (_, block, selector) => {
  const found = mapSheet.slice(mapSheet.indexOf(`${block} {`)).split('}')[0] ?? ''
  const steps = [...found.matchAll(/--c-map-\d: (#[0-9a-f]{6})/g)].map(([, color = '']) => color)
  expect(steps).toHaveLength(6)
  const colors = palette(selector)
  expect(mapSheet).toMatch(/\.map-steps \{[^}]*stroke: var\(--c-ink\)/)
  for (const step of [...steps, colors.get('well') ?? ''])
    expect(contrast(colors.get('ink') ?? '', step), step).toBeGreaterThanOrEqual(3)
  // Each step is farther from the ground than the next, so that louder looks stronger.
  const fromGround = steps.map((step) => contrast(step, colors.get('well') ?? ''))
  expect(fromGround).toEqual(fromGround.toSorted((a, b) => b - a))
})

const canvas = source('../features/tools/diagrams/canvas/canvas.css')

test.each([
  ['dark', '\n.diagram-canvas', ':root,\n[data-theme="dark"],\n.display'],
  ['light', '[data-theme="light"] .diagram-canvas', '[data-theme="light"]'],
])('%s: each cable of a diagram, or its rim, reaches 3:1 on the canvas', (_, selector, theme) => {
  const well = palette(theme).get('well') ?? ''
  const block = (canvas.split(`${selector} {`)[1] ?? '').split('}')[0] ?? ''
  const wires = new Map([...block.matchAll(/--wire-(\w+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2] ?? '']))
  expect(wires.size).toBe(12)
  // What a case separates from what it crosses needs no contrast of its own.
  for (const [name, color] of wires) {
    if (name === 'case') continue
    const seen = name === 'black' || name === 'white' ? (wires.get('rim') ?? '') : color
    expect(contrast(seen, well), name).toBeGreaterThanOrEqual(3)
  }
})

test('both themes define the same colors', () => {
  expect([...palette('[data-theme="light"]').keys()]).toEqual([
    ...palette(':root,\n[data-theme="dark"],\n.display').keys(),
  ])
})
