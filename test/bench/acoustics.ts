import type { Box } from '#shared/tools/acoustics/box.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import type { Design } from '#shared/tools/acoustics/design.ts'
import type { Driver } from '#shared/tools/acoustics/driver.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

const points = 1000
const rounds = 400
const roundsToWarm = 200

const driver: Driver = {
  fs: 28,
  qes: 0.52,
  qms: 5.2,
  vas: 0.072,
  re: 3.4,
  le: 0.0018,
  sd: 0.048,
  xmax: 0.014,
  pe: 500,
}

const losses = { ql: 7, qa: 100, qp: 50 }
const rear = { volume: 0.06, tuning: 34, portArea: 0.016, ...losses }
const front = { volume: 0.03, tuning: 62, portArea: 0.016, ...losses }
const radiator = { fs: 18, qms: 8, vas: 0.11, sd: 0.048, count: 2, addedMass: 0.15 }

const boxes: Record<string, Box> = {
  sealed: { kind: 'sealed', ...rear },
  vented: { kind: 'vented', ...rear },
  'passive radiator': { kind: 'passive_radiator', radiator, ...rear },
  '4th-order bandpass': { kind: 'bandpass_4', rear, front },
  '6th-order parallel': { kind: 'bandpass_6_parallel', rear, front },
  '6th-order series': { kind: 'bandpass_6_series', rear, front },
}

const designOf = (box: Box): Design => ({
  driver,
  box,
  drive: { watts: 500, ohms: driver.re },
  filters: [{ kind: 'butterworth', pass: 'high', order: 4, corner: 27 }],
  cabin: { kind: 'default', corner: 66, leak: 20 },
  limits: { amplifier: 800, portVelocity: 17 },
  coilRise: 150,
})

/** Every curve of a design on 1,000 points, with a filter, a cabin, limits and power compression; then four at once. */
export const acoustics: Bench = async () => {
  const grid = logGrid(10, 500, points)
  const designs = Object.values(boxes).slice(0, 4).map(designOf)
  const curves = designs.map(() => newCurves(points))
  const [first] = curves
  if (!first) throw new Error('there are no designs')
  const each = Object.entries(boxes).map(([name, box]) => {
    const design = designOf(box)
    return atMost(
      `sweep, ${name}`,
      time(() => sweep(design, grid, first)),
      1,
      'ms',
    )
  })
  const four = time(() => {
    for (const [at, design] of designs.entries()) sweep(design, grid, curves[at] ?? first)
  })
  return [...each, atMost('four designs', four, 4, 'ms')]
}

function time(run: () => void): number {
  const times: number[] = []
  for (let round = 0; round < roundsToWarm + rounds; round++) {
    const begin = performance.now()
    run()
    if (round >= roundsToWarm) times.push(performance.now() - begin)
  }
  return median(times)
}
