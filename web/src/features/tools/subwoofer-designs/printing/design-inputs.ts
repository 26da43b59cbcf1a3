import { boxKindNames } from '#shared/tools/subwoofer-designs/box-kind-names.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { chamberOf, partsOfBox, portsOfBox } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import { cutPorts } from '#shared/tools/subwoofer-designs/ports-of-design.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { Shown } from '../state/shown-in.ts'

/** The inputs of a design, in words for paper. */
export function designInputs(saved: SavedDesign, shown: Shown): [name: string, value: string][] {
  const { driver, box, signal, cabin } = saved
  const parts = partsOfBox[box.kind]
  const count = driver.series * driver.strings * (driver.isobaric ? 2 : 1)
  return [
    ['Driver', count === 1 ? driver.name : `${count} × ${driver.name}`],
    ['Box', boxKindNames[box.kind]],
    [parts.front ? 'Rear chamber' : 'Net volume', shown.volume(box.rear.volume)],
    ...(parts.front ? [['Front chamber', shown.volume(box.front.volume)] as [string, string]] : []),
    ...portsOfBox(box).map((part): [string, string] => [
      part === 'frontPorts' ? 'Front ports' : parts.front ? 'Rear ports' : 'Ports',
      portsInWords(saved, part, shown),
    ]),
    ...(parts.radiator
      ? [
          [
            'Passive radiators',
            `${box.radiator.count}, ${Math.round(box.radiator.addedMass * 1000)} g added`,
          ] as [string, string],
        ]
      : []),
    ['Power', signal.convention === 'volts' ? '2.83 V' : `${signal.watts} W`],
    ['Filters', signal.filters.length === 0 ? 'None' : String(signal.filters.length)],
    [
      'Car',
      cabin.kind === 'none' ? 'Off' : cabin.kind === 'default' ? `From ${cabin.corner} Hz down` : 'Measured',
    ],
  ]
}

function portsInWords(saved: SavedDesign, part: 'rearPorts' | 'frontPorts', shown: Shown): string {
  const ports = saved.box[part]
  const { length, refusal } = cutPorts(ports, saved.box[chamberOf(part)], airOf(saved.air), shown.length)
  const mouth =
    ports.shape === 'slot'
      ? `${shown.length(ports.width)} by ${shown.length(ports.height)}`
      : `${shown.length(ports.diameter)} across`
  const each = refusal ? '' : `, ${shown.length(length)} long`
  return `${ports.count} of ${mouth}${each}, ${Number(ports.tuning.toFixed(1))} Hz`
}
