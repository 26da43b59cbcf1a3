import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, type Vector, vectorsOf } from '#test/support/vectors.ts'
import { standardAir } from './air.ts'
import { endCorrection, endOverRadius } from './end-correction.ts'
import type { Port } from './port.ts'
import {
  aspectRatio,
  greatestAspectRatio,
  greenUntil,
  lowestPipeResonance,
  mouthClearance,
  portQp,
  startAreas,
  velocityBand,
} from './port-advice.ts'
import { portLength, tuningOfPort } from './port-length.ts'
import { portRefusal } from './port-refusal.ts'

const inch = 0.0254
const bare = { walls: 0 } as const

function portOf(inputs: Vector['inputs']): Port {
  const of = inputs as Record<string, number>
  const end = (kind: unknown) => ({ kind: kind as 'flanged' | 'free', ...bare })
  return {
    shape:
      inputs.shape === 'slot'
        ? { kind: 'slot', width: (of.width_mm as number) / 1e3, height: (of.height_mm as number) / 1e3 }
        : {
            kind: 'round',
            diameter: of.diameter_in ? of.diameter_in * inch : (of.diameter_mm as number) / 1e3,
          },
    count: of.count as number,
    inner: end(inputs.inner_end ?? 'free'),
    outer: end(inputs.outer_end ?? 'flanged'),
  }
}

const round: Port = {
  shape: { kind: 'round', diameter: 0.1016 },
  count: 1,
  inner: { kind: 'free', ...bare },
  outer: { kind: 'flanged', ...bare },
}
const box = { volume: 0.07, tuning: 32 }

const lengthOf = (port: Port, of = box) => portLength(port, of)

test('lengths of ports meet the vectors', () => {
  const vectors = vectorsOf('port_length')
  expect(vectors).toHaveLength(9)
  for (const vector of vectors) {
    const { vb_net_l, vb_net_cuft, fb_hz } = vector.inputs as Record<string, number>
    const volume = vb_net_cuft ? vb_net_cuft * (12 * inch) ** 3 : (vb_net_l as number) / 1e3
    const port = portOf(vector.inputs)
    const answer = lengthOf(port, { volume, tuning: fb_hz as number })
    const circle = 2 * endOverRadius.flanged * Math.sqrt(answer.area / port.count / Math.PI)
    expectVector(vector, {
      length_mm: answer.lumped * 1e3,
      area_total_cm2: answer.area * 1e4,
      end_corr_each_mm: answer.innerEnd * 1e3,
      length_if_equal_area_circle_mm: (answer.lumped + answer.innerEnd + answer.outerEnd - circle) * 1e3,
      length_in: answer.lumped / inch,
      l_eff_mm: answer.effective * 1e3,
      first_pipe_resonance_hz: answer.pipeResonance,
    })
  }
})

test('end corrections meet the vectors', () => {
  const vectors = vectorsOf('port_geometry')
  expect(vectors).toHaveLength(2)
  const { flanged, free } = endOverRadius
  for (const vector of vectors) {
    const { width_mm, height_mm, shared_walls } = vector.inputs as Record<string, number>
    const shape = { kind: 'slot', width: (width_mm ?? 0) / 1e3, height: (height_mm ?? 0) / 1e3 } as const
    expectVector(vector, {
      flanged,
      free,
      k_sum_flanged_free_x_diameter: (flanged + free) / 2,
      k_sum_both_flanged_x_diameter: flanged,
      k_sum_both_free_x_diameter: free,
      end_corr_mm: endCorrection(shape, { kind: 'flanged', walls: shared_walls === 1 ? 1 : 0 }) * 1e3,
    })
  }
})

test('each shared wall adds to the end of a slot, and three make the length an estimate', () => {
  const shape = { kind: 'slot', width: 0.3, height: 0.04 } as const
  const ends = ([0, 1, 2, 3] as const).map((walls) => endCorrection(shape, { kind: 'flanged', walls }))
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  const slot: Port = {
    shape,
    count: 1,
    inner: { kind: 'flanged', walls: 2 },
    outer: { kind: 'flanged', ...bare },
  }
  expect(lengthOf(slot).estimate).toBe(false)
  expect(lengthOf({ ...slot, inner: { kind: 'flanged', walls: 3 } }).estimate).toBe(true)
})

test('a longer port tunes lower, and the tuning of the length it was given is the tuning asked for', () => {
  const diameters = fc.double({ min: 0.08, max: 0.25, noNaN: true })
  const volumes = fc.double({ min: 0.02, max: 0.3, noNaN: true })
  const tunings = fc.double({ min: 20, max: 60, noNaN: true })
  fc.assert(
    fc.property(diameters, volumes, tunings, (diameter, volume, tuning) => {
      const port: Port = { ...round, shape: { kind: 'round', diameter } }
      const answer = portLength(port, { volume, tuning })
      if (answer.length <= 0) return
      expect(tuningOfPort(port, answer.length, volume) / tuning).toBeCloseTo(1, 9)
      expect(tuningOfPort(port, answer.length + 0.01, volume)).toBeLessThan(tuning)
      expect(answer.length).toBeLessThan(answer.lumped)
    }),
    { numRuns: 300 },
  )
})

test('a flare takes half its radius off what moves, so the port is cut longer', () => {
  expect(
    lengthOf({ ...round, innerFlare: 0.02, outerFlare: 0.02 }).length - lengthOf(round).length,
  ).toBeCloseTo(0.02)
})

test('a port that cannot tune that high, or does not fit, is refused', () => {
  const { length } = lengthOf(round, { volume: 0.07, tuning: 90 })
  expect(portRefusal(length, 0.45, '')).toMatchObject({ code: 'port_too_short' })
  expect(portRefusal(0.9, 0.45, '90 cm')).toBeUndefined()
  expect(portRefusal(0.91, 0.45, '91 cm')?.message).toBe(
    'This port would be 91 cm long and does not fit. Make it narrower, tune higher or bend it.',
  )
})

test('areas to start with meet the vector', () => {
  const vectors = vectorsOf('port_velocity').filter(({ id }) => id.startsWith('port-min'))
  expect(vectors).toHaveLength(1)
  for (const vector of vectors) {
    const { sd, xmax = 0 } = vectorDriver(vector.inputs.driver)
    const tuning = vector.inputs.fb_hz as number
    const vd = sd * xmax
    const { small, quiet, quietDiameter } = startAreas(vd, tuning)
    expectVector(vector, {
      area_small_cm2: small * 1e4,
      diameter_dickason_mm: quietDiameter * 1e3,
      v_peak_if_vd_moves_through_small_area_ms: (2 * Math.PI * tuning * vd) / small,
    })
    expect(quiet / small).toBeGreaterThan(2)
  }
})

test('the band of a velocity ends where the guide says, and competitors have a longer green', () => {
  expect([10, 17, 25, 34, 34.1].map((one) => velocityBand(one))).toEqual([
    'quiet',
    'green',
    'amber',
    'red',
    'compressing',
  ])
  expect(velocityBand(25, greenUntil.competition)).toBe('green')
  expect(greenUntil.daily / standardAir.speed).toBeCloseTo(0.05, 2)
})

test('a thin slot loses more at its walls, and every mouth keeps its distance', () => {
  const slot = (width: number) => ({ kind: 'slot', width, height: 0.04 }) as const
  expect([round.shape, slot(0.16), slot(0.17)].map(portQp)).toEqual([50, 30, 20])
  expect(aspectRatio(slot(0.36))).toBeCloseTo(greatestAspectRatio)
  expect([round.shape, slot(0.3)].map(mouthClearance)).toEqual([0.1016, 0.04])
  expect(lowestPipeResonance(80)).toBe(320)
})
