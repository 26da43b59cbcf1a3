import { type DesignDefaults, initialDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedBox, SavedDesign, SavedSignal, SavedStock } from './saved-design.ts'

const conventions = { re: 'coil', nominal: 'nominal', volts: 'volts' } as const satisfies Record<
  DesignDefaults['drive'],
  SavedSignal['convention']
>

/** A new design by what administrators want new designs to begin with. What was designed before stays as it is. */
export function withDefaults(design: SavedDesign, defaults: DesignDefaults): SavedDesign {
  const stock = stockOf(defaults)
  return {
    ...design,
    box: boxWith(design.box, defaults),
    signal: { ...design.signal, convention: conventions[defaults.drive] },
    air: defaults.air,
    ...(stock && { stock, ...(design.build && { build: cutFrom(design.build, stock) }) }),
  }
}

function boxWith(box: SavedBox, { ql, qa, qp }: DesignDefaults): SavedBox {
  const chamber = { ql, ...(qa !== initialDefaults.qa && { qa }) }
  const ports = { qp: qp ?? null }
  return {
    ...box,
    rear: { ...box.rear, ...chamber },
    front: { ...box.front, ...chamber },
    rearPorts: { ...box.rearPorts, ...ports },
    frontPorts: { ...box.frontPorts, ...ports },
  }
}

/** Builds a template of other wood; a slot along its walls stays as wide as the box inside. */
const cutFrom = (
  build: SavedBuild,
  { thickness, sheetWidth, sheetHeight, kerf }: SavedStock,
): SavedBuild => ({
  ...build,
  panel: thickness,
  width: build.width + 2 * (thickness - build.panel),
  portWall: build.portWall === build.panel ? thickness : build.portWall,
  sheetWidth,
  sheetHeight,
  kerf,
})

/** Returns the wood and drivers of a new design, unless they are the ones the platform started with. */
function stockOf({ thickness, sheet, kerf, displacements }: DesignDefaults): SavedStock | undefined {
  const wood = [thickness, sheet.width, sheet.height, kerf]
  const { sheet: usual, ...initial } = initialDefaults
  const isUsual =
    [initial.thickness, usual.width, usual.height, initial.kerf].every((one, at) => one === wood[at]) &&
    JSON.stringify(displacements) === JSON.stringify(initial.displacements)
  if (isUsual) return undefined
  return {
    thickness: thickness / 1000,
    sheetWidth: sheet.width / 1000,
    sheetHeight: sheet.height / 1000,
    kerf: kerf / 1000,
    displacements: displacements.map(({ sizeIn, liters }) => ({ sizeIn, volume: liters / 1000 })),
  }
}
