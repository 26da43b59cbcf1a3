import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import {
  type Quantity,
  quantities,
  type Unit,
  type UnitSystem,
  unitIn,
  units,
} from '#shared/tools/units/unit.ts'
import { kept } from '#web/lib/kept-in-browser.ts'

const keptAs = 'pro-tools:units'

const Chosen = z.object({
  system: z.enum(['metric', 'imperial']),
  /** The units of single fields, by their names. */
  fields: z.record(z.string(), z.enum(Object.keys(units) as [Unit, ...Unit[]])),
})
type Chosen = z.infer<typeof Chosen>

const usual: Chosen = { system: 'imperial', fields: {} }

let chosen: Chosen | undefined
const listeners = new Set<() => void>()

function read(): Chosen {
  try {
    const found = Chosen.safeParse(JSON.parse(kept.get(keptAs) ?? ''))
    return found.success ? found.data : usual
  } catch {
    return usual
  }
}

const now = (): Chosen => (chosen ??= read())

function choose(next: Chosen) {
  chosen = next
  kept.set(keptAs, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useChosen = () => useSyncExternalStore(subscribe, now, () => usual)

export const useUnitSystem = (): UnitSystem => useChosen().system

/** All fields in one system; those that were set by themselves follow, too. */
export const chooseSystem = (system: UnitSystem): void => choose({ system, fields: {} })

/** Data sheets are metric, even if boxes are built in inches. */
const systemOf = (field: string, system: UnitSystem): UnitSystem =>
  field.startsWith('sheet.') ? 'metric' : system

/** The unit of a field as the reader has it. */
export function useUnit(quantity: Quantity, field: string): Unit {
  const { system, fields } = useChosen()
  const own = fields[field]
  const known: readonly Unit[] = quantities[quantity]
  return own && known.includes(own) ? own : unitIn(quantity, systemOf(field, system))
}

/** Shows a field in the next of its units. Its value stays the same. */
export function turnUnit(quantity: Quantity, field: string, from: Unit): void {
  const known: readonly Unit[] = quantities[quantity]
  const next = known[(known.indexOf(from) + 1) % known.length] as Unit
  choose({ ...now(), fields: { ...now().fields, [field]: next } })
}
