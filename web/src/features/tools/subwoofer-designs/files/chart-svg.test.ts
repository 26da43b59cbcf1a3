import { expect, test } from 'vitest'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { chartIds } from '../charts/chart-kinds.ts'
import { usualSpan, wholeSpan } from '../charts/zoom.ts'
import { computeDesign } from '../state/computed-design.ts'
import { chartLines } from './chart-lines.ts'
import { chartSvg } from './chart-svg.ts'

const named = (name: string, kind: 'vented' | 'sealed' = 'vented') =>
  computeDesign({ ...startingDesign, name, box: { ...startingDesign.box, kind } }, undefined)

const picture = (...computed: ReturnType<typeof named>[]) => ({
  computed,
  active: 0,
  system: 'metric' as const,
})

test('every chart is drawn with its title, its unit and every design, and with finite figures alone', () => {
  for (const id of chartIds) {
    const svg = chartSvg(id, picture(named('One'), named('Two', 'sealed')))
    expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg, id).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg, id).not.toContain('style=')
  }
  const svg = chartSvg('cabin', picture(named('One'), named('Two', 'sealed')))
  expect(svg).toContain('>Level in the car</text>')
  expect(svg).toContain('>A: One</text>')
  expect(svg).toContain('>B: Two</text>')
})

test('a name is written as it is, and never becomes a part of the drawing', () => {
  const svg = chartSvg('spl', picture(named('<script>"x" & y</script>')))
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('A: &lt;script&gt;&quot;x&quot; &amp; y&lt;/script&gt;')
})

test('a picture shows the frequencies that the screen shows, with marks inside of them alone', () => {
  const svg = (span: typeof usualSpan) => chartSvg('transfer', { ...picture(named('One')), span })
  expect(svg(usualSpan)).not.toContain('>500</text>')
  expect(svg(wholeSpan)).toContain('>500</text>')
  expect(svg({ from: usualSpan.to - 200, to: usualSpan.to })).not.toContain('>f3')
})

test('a design without the part of a chart is not drawn on it', () => {
  const { lines } = chartLines('port', [named('One'), named('Two', 'sealed')], 0, 'metric')
  expect(lines.map(({ at }) => at)).toEqual([0])
})

test('the level is drawn with where it has fallen by 3, 6 and 10 dB', () => {
  const design = named('One')
  const svg = chartSvg('transfer', picture(design))
  expect(svg).toContain(`>f3 ${design.figures.f3?.toFixed(1)} Hz</text>`)
  expect(chartSvg('impedance', picture(design))).not.toContain('>f3')
})

test('what lies above the model is veiled, and says so, until the chart ends before it', () => {
  const sealed = (volume: number) => {
    const { box } = startingDesign
    return computeDesign(
      { ...startingDesign, box: { ...box, kind: 'sealed', rear: { ...box.rear, volume } } },
      undefined,
    )
  }
  const svg = chartSvg('spl', picture(sealed(0.06)))
  const [, up] = /<text x="[\d.]+" y="(-?[\d.]+)"[^>]*>Model ends<\/text>/.exec(svg) ?? []
  // Curves end at the top of the plot, which is at 0.
  expect(Number(up)).toBeLessThan(0)
  expect(svg).toMatch(/>The model ends at \d+ Hz, where standing waves start in the box\.<\/text>/)
  expect(chartSvg('spl', picture(sealed(0.006)))).not.toContain('odel ends')
})

test('no curve is drawn along the edge of a chart that it leaves', () => {
  const svg = chartSvg('spl', picture(named('One')))
  const height = Number(/<path d="M[\d.]+ 0V([\d.]+)"/.exec(svg)?.[1] ?? Number.NaN)
  const paths = [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)l([^"]*)"/g)]
  expect(paths.length).toBeGreaterThan(0)
  for (const [, , from, steps = ''] of paths) {
    let y = Number(from)
    for (const [, , down] of steps.matchAll(/(-?[\d.]+)\s*(-?[\d.]+)/g)) {
      if (Math.abs(y - height) < 0.1 || y < 0.1) expect(Number(down)).not.toBe(0)
      y += Number(down)
    }
  }
})
