import { type SystemRange, systemRanges } from '#shared/tools/audio-systems/system-study.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useSystemDesk } from '../state/use-system-desk.ts'

export type FigureFieldProps = {
  /** Names the field where its unit is kept. */
  field: string
  label: string
  quantity: Quantity
  range: SystemRange
  value: number | undefined
  suffix?: string
  digits?: number
  hint?: string
  onChange: (si: number) => void
}

/** A figure of a system that is always known. */
export function FigureField({ range, onChange, ...rest }: FigureFieldProps) {
  const { desk } = useSystemDesk()
  const { min, max } = systemRanges[range]
  return (
    <QuantityField
      {...rest}
      min={min}
      max={max}
      onChange={(value) => value !== undefined && onChange(value)}
      onRelease={desk.release}
    />
  )
}
