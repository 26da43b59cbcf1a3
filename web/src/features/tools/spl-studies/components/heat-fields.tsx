import type { SplHeat } from '#shared/tools/spl-studies/spl-study.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

const starting: Record<SplHeat['kind'], SplHeat> = {
  none: { kind: 'none' },
  coil: { kind: 'coil', rise: 150 },
  typed: { kind: 'typed', db: 1 },
}

const kinds = { none: 'Off', coil: 'From the rated power', typed: 'Enter the loss' } as const

/** Power compression. */
export function HeatFields() {
  const { calculator, parts } = useDesk()
  const { heat } = useSystem()
  if (!parts.extras && heat.kind === 'none') return <ProNote what="Power compression" />
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Power compression">
        <Select
          value={heat.kind}
          onChange={({ target }) =>
            calculator.changeSystem({ heat: starting[target.value as SplHeat['kind']] ?? starting.none })
          }
        >
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind} disabled={!parts.extras && kind !== 'none' && kind !== heat.kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {heat.kind === 'typed' && (
        <QuantityField
          field="spl.loss"
          label="Loss"
          quantity="level"
          value={heat.db}
          {...boundsOf('loss')}
          disabled={!parts.extras}
          onChange={(db) =>
            db !== undefined && calculator.changeSystem({ heat: { kind: 'typed', db } }, 'loss')
          }
          onRelease={calculator.release}
        />
      )}
      {heat.kind === 'coil' && (
        <QuantityField
          field="spl.rise"
          label="At rated power"
          suffix="K"
          quantity="ratio"
          value={heat.rise}
          {...boundsOf('coilRise')}
          disabled={!parts.extras}
          onChange={(rise) =>
            rise !== undefined && calculator.changeSystem({ heat: { kind: 'coil', rise } }, 'rise')
          }
          onRelease={calculator.release}
        />
      )}
    </div>
  )
}
