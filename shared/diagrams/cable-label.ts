import type { DiagramCable } from './diagram.ts'
import { sizeText } from './rules/cable-rules.ts'

/** What stands on the line: “4 AWG · 5.0 m · 0.65 V”. */
export const cableLabel = (cable: DiagramCable, drop: number | undefined, metersText = inMeters): string =>
  [sizeText(cable), metersText(cable.length), ...(drop === undefined ? [] : [`${drop.toFixed(2)} V`])].join(
    ' · ',
  )

const inMeters = (length: number) => `${length.toFixed(1)} m`
