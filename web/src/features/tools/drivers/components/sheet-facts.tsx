import { localTime } from '#shared/platform/time/local-time.ts'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { sheetValues } from '#shared/tools/drivers/sheet-values.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { coilWords } from './coil-words.ts'

/** The data sheet of a driver, name by value. */
export const sheetFacts = (driver: PublicDriver): Fact[] => [
  ['Size', `${driver.sizeIn} in`],
  ['Values hold for', coilWords[driver.valuesFor]],
  ...sheetValues(driver),
  ...mountingOf(driver.mounting),
  driver.sourceUrl && [
    'Source',
    <WebLink key="source" href={driver.sourceUrl} blank className="wrap-anywhere" />,
  ],
  driver.notes && ['Notes', driver.notes],
  ['Changed', localTime(driver.updatedAt)],
]

type Mounting = {
  [Part in 'outerDiameter' | 'cutOutDiameter' | 'depth' | 'displacement']?: number | undefined
}

const mountingNames: Record<keyof Mounting, string> = {
  outerDiameter: 'Outer diameter',
  cutOutDiameter: 'Cut-out diameter',
  depth: 'Mounting depth',
  displacement: 'Displacement',
}

const mountingOf = (mounting: Mounting): [string, string][] =>
  (Object.keys(mountingNames) as (keyof Mounting)[]).flatMap((part) => {
    const value = mounting[part]
    if (value === undefined) return []
    const shown = Number((value * 1000).toFixed(2))
    return [[mountingNames[part], `${shown} ${part === 'displacement' ? 'L' : 'mm'}`]]
  })
