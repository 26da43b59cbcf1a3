import type { UnitSystem } from '#shared/tools/units/unit.ts'
import type { DiagramCable } from './diagram.ts'
import { lengthText } from './length-text.ts'
import { sizeText } from './rules/cable-rules.ts'

/** The label of a line: “4 AWG · 5.0 m · 0.65 V”. */
export const cableLabel = (cable: DiagramCable, drop: number | undefined, system: UnitSystem): string =>
  [
    sizeText(cable),
    lengthText(cable.length, system),
    ...(drop === undefined ? [] : [`${drop.toFixed(2)} V`]),
  ].join(' · ')
