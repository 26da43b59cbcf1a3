import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { coneAreaOf } from '#shared/tools/acoustics/complete-driver.ts'
import { driverRanges } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import type { DriverValues } from '#shared/tools/drivers/driver.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { showFigure, showQuantity } from '#shared/tools/units/show-quantity.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useUnit } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useActive, useDesigner } from '../state/use-designer.ts'

export type DriverValuesFieldsProps = {
  values: DriverValues
  onChange: (values: DriverValues, gesture: string) => void
}

const quantityOf: Record<DriverField, Quantity> = {
  fs: 'frequency',
  qts: 'ratio',
  qes: 'ratio',
  qms: 'ratio',
  vas: 'volume',
  re: 'resistance',
  le: 'inductance',
  sd: 'area',
  xmax: 'travel',
  pe: 'power',
  mms: 'mass',
  cms: 'compliance',
  rms: 'damping',
  bl: 'force',
}

const usual: readonly DriverField[] = ['fs', 'qts', 'qes', 'qms', 'vas', 'sd', 're', 'le', 'xmax', 'pe']
const mechanical: readonly DriverField[] = ['mms', 'cms', 'rms', 'bl']

/** No possible driver is further from the usual range than this factor. */
const beyond = 20

/** The data sheet of a driver. Missing values follow from the rest, and are marked as such. */
export function DriverValuesFields({ values, onChange }: DriverValuesFieldsProps) {
  const { engine } = useActive()
  const field = (one: DriverField) => <ValueField key={one} field={one} values={values} onChange={onChange} />
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Data sheet of one driver</legend>
      {isRefusal(engine) && <Banner tone="danger">{driverSentence(engine)}</Banner>}
      {values.sd === undefined && <ConeFields values={values} onChange={onChange} />}
      <div className="grid grid-cols-2 gap-x-2 gap-y-3">{usual.map(field)}</div>
      <details open={mechanical.some((one) => values[one] !== undefined)}>
        <summary className="link text-sm">Mechanical values</summary>
        <div className="mt-3 grid grid-cols-2 gap-x-2 gap-y-3">{mechanical.map(field)}</div>
      </details>
    </fieldset>
  )
}

/** The ways to Sd for those whose data sheet has none. */
function ConeFields({ values, onChange }: DriverValuesFieldsProps) {
  const { release } = useDesigner()
  const { air } = useActive().saved
  const offered = coneAreaOf(values, airOf(air))
  const take = (sd: number) => onChange({ ...values, sd }, 'sd')
  return (
    <div className="grid gap-3">
      <QuantityField
        field="sheet.cone"
        label="Cone diameter"
        quantity="length"
        value={undefined}
        min={0.03}
        max={1}
        optional
        hint="From the middle of the surround on one side to the middle on the other. It gives Sd."
        onChange={(diameter) => diameter !== undefined && take((Math.PI / 4) * diameter ** 2)}
        onRelease={release}
      />
      {offered !== undefined && (
        <Button className="justify-self-start" onClick={() => take(offered)}>
          Use {showQuantity(offered, 'cm2')}, which Vas and Cms give
        </Button>
      )}
    </div>
  )
}

type ValueFieldProps = DriverValuesFieldsProps & { field: DriverField }

function ValueField({ field, values, onChange }: ValueFieldProps) {
  const { engine } = useActive()
  const { release } = useDesigner()
  const quantity = quantityOf[field]
  const unit = useUnit(quantity, `sheet.${field}`)
  const derived = isRefusal(engine) ? undefined : derivedOf(engine.whole.completed, field)
  const { min, max, si } = driverRanges[field]
  const isDerived = values[field] === undefined && derived !== undefined
  return (
    <QuantityField
      field={`sheet.${field}`}
      label={fieldNames[field]}
      quantity={quantity}
      value={values[field]}
      min={(min * si) / beyond}
      max={max * si * beyond}
      optional
      placeholder={isDerived ? showFigure(derived, unit) : undefined}
      hint={isDerived ? 'Derived' : undefined}
      onChange={(value) => onChange({ ...values, [field]: value }, field)}
      onRelease={release}
    />
  )
}

type Completed = { driver: object; values: object; derived: readonly DriverField[] }

function derivedOf({ driver, values, derived }: Completed, field: DriverField): number | undefined {
  if (!derived.includes(field)) return undefined
  return ({ ...driver, ...values } as Partial<Record<DriverField, number>>)[field]
}
