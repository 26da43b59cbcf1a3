// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { ValuesFor } from '#shared/tools/drivers/driver.ts'
import { nameParts } from '#shared/tools/drivers/name-parts.ts'
import { nominalSize } from '#shared/tools/drivers/nominal-size.ts'
import { driverOfSheet } from '#shared/tools/subwoofer-designs/driver-of-sheet.ts'
import type { SavedDriver } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { DriverDraft } from '#web/features/tools/drivers/components/driver-values.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useActive, useDesign, useDesigner } from '../state/use-designer.ts'
import { DriverValuesFields } from './driver-values-fields.tsx'
import { editDriver } from './edit-design.ts'

const MyDriversDialog = lazy(async () => ({
  default: (await import('#web/features/tools/drivers/components/my-drivers-dialog.tsx')).MyDriversDialog,
}))
const DriverSheetDialog = lazy(async () => ({
  default: (await import('#web/features/tools/drivers/components/driver-sheet-dialog.tsx')).DriverSheetDialog,
}))
const DriverSearch = lazy(async () => ({ default: (await import('./driver-search.tsx')).DriverSearch }))

export type ChosenDriver = Pick<PublicDriver, 'brand' | 'model' | 'values' | 'valuesFor'> & {
  /** From the driver database. */
  id?: PublicDriver['id']
}

/** The driver: one of the driver base, of the member, or by its data sheet; how many, and how they are wired. */
export function DriverPanel() {
  const designer = useDesigner()
  const driver = useDesign((design) => design.driver)
  const [searching, setSearching] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const [reading, setReading] = useState(false)
  const set = (change: Partial<SavedDriver>, gesture?: string) =>
    designer.change(editDriver(change), gesture && `driver.${gesture}`)
  const choose = (sheet: ChosenDriver) => {
    set(driverOfSheet(sheet))
    setSearching(false)
    setKeeping(false)
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <NameField label="Driver" value={driver.name} maxLength={140} onChange={(name) => set({ name })} />
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={searching} onClick={() => setSearching((before) => !before)}>
            {searching ? 'Stay with this driver' : 'Choose a driver'}
          </Button>
          <Button onClick={() => setKeeping(true)}>Your drivers</Button>
          {driver.driverId && (
            <Button variant="ghost" onClick={() => setReading(true)}>
              Data sheet
            </Button>
          )}
        </div>
        {searching && (
          <Suspense fallback={<div className="skeleton h-40" />}>
            <DriverSearch onChoose={choose} typesAtOnce />
          </Suspense>
        )}
      </div>
      {keeping && (
        <Suspense>
          <MyDriversDialog blank={draftOf(driver)} onChoose={choose} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
      {reading && driver.driverId && (
        <Suspense>
          <DriverSheetDialog driverId={driver.driverId} onClose={() => setReading(false)} />
        </Suspense>
      )}
      <WiringFields driver={driver} onChange={set} />
      <DriverValuesFields values={driver.values} onChange={(values, gesture) => set({ values }, gesture)} />
    </div>
  )
}

/** The driver of a design as one to keep. */
function draftOf({ name, values, valuesFor }: SavedDriver): DriverDraft {
  return { ...nameParts(name), sizeIn: nominalSize(values.sd), values, valuesFor, mounting: {}, notes: '' }
}

const coilNames = { parallel: 'In parallel', series: 'In series', one: 'One coil, the other open' }
const coils = ['parallel', 'series', 'one'] as const
const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const

type WiringFieldsProps = { driver: SavedDriver; onChange: (change: Partial<SavedDriver>) => void }

function WiringFields({ driver, onChange }: WiringFieldsProps) {
  const { engine } = useActive()
  const valuesForNames = { single: 'A single coil', ...coilNames }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Number and wiring</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label="In series">
          <Select value={driver.series} onChange={({ target }) => onChange({ series: Number(target.value) })}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label="Strings in parallel">
          <Select
            value={driver.strings}
            onChange={({ target }) => onChange({ strings: Number(target.value) })}
          >
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label="Values hold for">
          <Select
            value={driver.valuesFor}
            onChange={({ target }) => onChange({ valuesFor: ValuesFor.parse(target.value) })}
          >
            {ValuesFor.options.map((one) => (
              <option key={one} value={one}>
                {valuesForNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        {driver.valuesFor !== 'single' && (
          <Field label="Coils are wired">
            <Select
              value={driver.coils}
              onChange={({ target }) =>
                onChange({ coils: coils.find((one) => one === target.value) ?? 'parallel' })
              }
            >
              {coils.map((one) => (
                <option key={one} value={one}>
                  {coilNames[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <Checkbox
        label="Isobaric pairs: two drivers behind each other in the place of each"
        checked={driver.isobaric}
        onChange={({ target }) => onChange({ isobaric: target.checked })}
      />
      {!isRefusal(engine) && (
        <div className="display px-4 py-3">
          <Facts
            facts={[
              ['Drivers', String(engine.whole.count)],
              ['All together', `${Number(engine.whole.all.re.toFixed(2))} Ω (Re)`],
              [
                'Power of all',
                engine.whole.all.pe === undefined ? 'Not known' : `${Math.round(engine.whole.all.pe)} W`,
              ],
            ]}
          />
        </div>
      )}
    </fieldset>
  )
}
