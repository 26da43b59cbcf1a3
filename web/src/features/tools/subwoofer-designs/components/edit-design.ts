import type { PortedPart } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import type {
  SavedBox,
  SavedChamber,
  SavedDesign,
  SavedDriver,
  SavedPorts,
  SavedRadiator,
  SavedSignal,
} from '#shared/tools/subwoofer-designs/saved-design.ts'

type Edit = (design: SavedDesign) => SavedDesign

/** Changes of a part of a design. */
export const editDriver =
  (change: Partial<SavedDriver>): Edit =>
  (design) => ({ ...design, driver: { ...design.driver, ...change } })

export const editBox =
  (change: Partial<SavedBox>): Edit =>
  (design) => ({ ...design, box: { ...design.box, ...change } })

export const editChamber =
  (part: 'rear' | 'front', change: Partial<SavedChamber>): Edit =>
  (design) =>
    editBox({ [part]: { ...design.box[part], ...change } })(design)

export const editPorts =
  (part: PortedPart, change: Partial<SavedPorts>): Edit =>
  (design) =>
    editBox({ [part]: { ...design.box[part], ...change } })(design)

export const editRadiator =
  (change: Partial<SavedRadiator>): Edit =>
  (design) =>
    editBox({ radiator: { ...design.box.radiator, ...change } })(design)

export const editSignal =
  (change: Partial<SavedSignal>): Edit =>
  (design) => ({ ...design, signal: { ...design.signal, ...change } })
