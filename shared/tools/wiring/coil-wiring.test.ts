import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { loadRefusal } from './amplifier-minimum.ts'
import { coilNetworks, networkLoad, networkText, powerShares, powerSpread } from './coil-network.ts'
import { driverWirings } from './driver-wirings.ts'

const vectors = vectorsOf('voice_coil_wiring')

test('1 to 4 loads make 1, 2, 4 and 10 networks, each once', () => {
  const networks = [1, 2, 3, 4, 5, 6].map((loads) => coilNetworks(loads).map(networkText))
  expect(networks.map(({ length }) => length)).toEqual([1, 2, 4, 10, 24, 66])
  for (const texts of networks) expect(new Set(texts).size).toBe(texts.length)
})

test('the networks of single coils meet the vectors', () => {
  const single = vectors.filter(({ id }) => id.startsWith('wiring-svc-'))
  expect(single).toHaveLength(2)
  for (const vector of single) {
    const ofText = new Map(
      coilNetworks(vector.inputs.drivers as number).map((one) => [networkText(one), one] as const),
    )
    const networks = (vector.inputs.networks as string[]).map((name) => {
      const network = ofText.get(name)
      if (!network) throw new Error(`${name} is missing`)
      return network
    })
    expect(ofText.size).toBe(networks.length)
    expectVector(vector, {
      load_ohm: networks.map((network) => networkLoad(network, vector.inputs.coil_ohm as number)),
      max_min_power_ratio: networks.map(powerSpread),
    })
    expect(networks.map((network) => powerSpread(network) < 1.001)).toEqual(vector.inputs.balanced)
  }
})

test('the loads of a network share all the power', () => {
  for (const network of coilNetworks(5)) {
    const shares = powerShares(network)
    expect(shares).toHaveLength(5)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  }
})

test('the balanced wirings of dual coils meet the vectors', () => {
  const dual = vectors.filter(({ id }) => id.startsWith('wiring-dvc'))
  expect(dual).toHaveLength(7)
  for (const vector of dual) {
    const wirings = driverWirings(vector.inputs.drivers as number, 2, vector.inputs.coil_ohm as number)
    expect(
      wirings.map(({ coils, series, strings }) => ({
        coils,
        drivers_in_series: series,
        strings_in_parallel: strings,
      })),
    ).toEqual(vector.inputs.options)
    expectVector(vector, {
      load_ohm: wirings.map(({ load }) => load),
      power_share_per_coil: wirings.map(({ coilShare }) => coilShare),
    })
  }
})

test('two drivers with two coils of 4 Ω are never 2 Ω', () => {
  expect(driverWirings(2, 2, 4).map(({ load }) => load)).toEqual([1, 4, 4, 16])
  expect(driverWirings(4, 1, 4).map(({ load }) => load)).toEqual([1, 4, 16])
})

test('a load below the minimum of an amplifier is refused, and bridged the minimum is twice as high', () => {
  const amp = { name: 'Mono 1', minPerChannel: 2 }
  expect(loadRefusal(amp, false, 2)).toBeUndefined()
  expect(loadRefusal(amp, true, 4)).toBeUndefined()
  expect(loadRefusal(amp, true, 8 / 3)).toEqual({
    code: 'load_below_minimum',
    message: 'Mono 1 is stable down to 4 Ω here and would see 2.67 Ω.',
  })
})
