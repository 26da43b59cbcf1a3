import { openingOf } from '#shared/tools/enclosures/baffle-fit.ts'
import type { CutOut } from '#shared/tools/enclosures/panel.ts'
import { freeAxes } from '#shared/tools/subwoofer-designs/baffle-places.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { Vent } from '#shared/tools/subwoofer-designs/vent.ts'

export type MovedKey = 'driversMoved' | 'portsMoved' | 'frontPortsMoved'

/** Drivers or ports that move together. */
export type MovedGroup = {
  key: MovedKey
  name: string
  cutOuts: readonly CutOut[]
  /** The directions in which they can move. */
  free: { x: boolean; y: boolean }
}

/** A face of the box on which drivers and ports are moved. */
export type EditedFace = {
  title: string
  /** Describes its drawing. */
  about: string
  width: number
  height: number
  isRound: boolean
  /** The place where a divider meets it. */
  divider?: { left: number; width: number }
  groups: readonly MovedGroup[]
}

/** The front of a box, and its divider if it has one. */
export function editedFaces(box: BuiltBox): EditedFace[] {
  const { baffle, shape, vents, divided } = box
  const front = {
    title: 'Front',
    about: 'The front of the box',
    width: baffle.width,
    height: baffle.height,
    isRound: shape.kind === 'cylinder',
  }
  if (!divided)
    return [{ ...front, groups: [...driversOf(box), ...vents.flatMap((vent) => portsOf(vent, 'Port'))] }]
  const { width, height, thickness } = divided.divider
  const outer = vents.filter(({ isInner }) => !isInner)
  const inner = vents.filter(({ isInner }) => isInner)
  return [
    {
      title: 'Divider',
      about: 'The divider from the front chamber, with the front of the box at the right',
      width,
      height,
      isRound: false,
      groups: [...driversOf(box), ...inner.flatMap((vent) => portsOf(vent, 'Port between the chambers'))],
    },
    {
      ...front,
      divider: { left: divided.chambers.front.to, width: thickness },
      groups: outer.flatMap((vent) =>
        portsOf(vent, `Port of the ${vent.part === 'rearPorts' ? 'rear' : 'front'} chamber`),
      ),
    },
  ]
}

function driversOf({ places, body }: BuiltBox): MovedGroup[] {
  const cutOuts = places.drivers.map((center) => ({ center, diameter: body.cutOut }))
  return [
    {
      key: 'driversMoved',
      name: cutOuts.length === 1 ? 'Driver' : 'Drivers',
      cutOuts,
      free: { x: true, y: true },
    },
  ]
}

function portsOf({ part, places }: Vent, name: string): MovedGroup[] {
  const [first] = places
  if (!first) return []
  return [
    {
      key: part === 'rearPorts' ? 'portsMoved' : 'frontPortsMoved',
      name: places.length === 1 ? name : name.replace(/^Port/, 'Ports'),
      cutOuts: places.map(openingOf),
      free: freeAxes(first),
    },
  ]
}
