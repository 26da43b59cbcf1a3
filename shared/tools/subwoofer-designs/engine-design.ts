import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { type Air, airAt, standardAir } from '#shared/tools/acoustics/air.ts'
import type { Box, Chamber, VentedChamber } from '#shared/tools/acoustics/box.ts'
import type { Cabin } from '#shared/tools/acoustics/cabin.ts'
import type { Design } from '#shared/tools/acoustics/design.ts'
import { driveOf } from '#shared/tools/acoustics/drive-of.ts'
import { absorptionOf } from './absorption-of.ts'
import { apparentVolume, areaOf } from './ports-of-design.ts'
import type { SavedBox, SavedCabin, SavedChamber, SavedDesign, SavedPorts } from './saved-design.ts'
import { type WholeDriver, wholeDriver } from './whole-driver.ts'

/** The design the engine computes, with the driver it is made of. */
export type EngineDesign = { design: Design; whole: WholeDriver }

/** The temperature of the conventions, °C. */
export const usualAir = 20

export const airOf = (celsius: number): Air => (celsius === usualAir ? standardAir : airAt(celsius))

/** A saved design as the engine takes it, or why its driver cannot be computed. */
export function engineDesign(saved: SavedDesign): EngineDesign | AcousticsRefusal {
  const air = airOf(saved.air)
  const whole = wholeDriver(saved.driver, air)
  if (isRefusal(whole)) return whole
  const { signal } = saved
  const { all: driver } = whole
  return {
    whole,
    design: {
      driver,
      box: engineBox(saved.box),
      drive: driveOf(
        signal.convention === 'volts'
          ? { kind: 'volts' }
          : { kind: signal.convention, watts: signal.watts, ohms: signal.nominalOhms },
        driver,
      ),
      air,
      sourceResistance: signal.sourceResistance,
      inductance: signal.inductance,
      filters: signal.filters,
      cabin: engineCabin(saved.cabin),
      limits: {
        portVelocity: saved.portLimit,
        ...(signal.amplifier !== undefined && { amplifier: signal.amplifier }),
      },
      coilRise: signal.coilRise === 0 ? undefined : signal.coilRise,
    },
  }
}

function engineBox({ kind, rear, front, rearPorts, frontPorts, radiator }: SavedBox): Box {
  switch (kind) {
    case 'sealed':
      return { kind, ...chamber(rear) }
    case 'vented':
      return { kind, ...ported(rear, rearPorts) }
    case 'passive_radiator':
      return { kind, radiator, ...chamber(rear) }
    case 'bandpass_4':
      return { kind, rear: chamber(rear), front: ported(front, frontPorts) }
    case 'bandpass_6_parallel':
    case 'bandpass_6_series':
      return { kind, rear: ported(rear, rearPorts), front: ported(front, frontPorts) }
  }
}

const chamber = (saved: SavedChamber): Chamber => ({
  volume: apparentVolume(saved),
  ql: saved.ql,
  qa: absorptionOf(saved),
})

const ported = (saved: SavedChamber, ports: SavedPorts): VentedChamber => ({
  ...chamber(saved),
  tuning: ports.tuning,
  qp: ports.qp,
  portArea: areaOf(ports),
})

const engineCabin = (cabin: SavedCabin): Cabin | undefined => (cabin.kind === 'none' ? undefined : cabin)
