export type ReadingsProps = {
  label: string
  readings: readonly (readonly [name: string, value: string])[]
}

/** Figures beside each other, name above value. */
export function Readings({ label, readings }: ReadingsProps) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1 sm:justify-end sm:gap-x-6">
      {readings.map(([name, value]) => (
        <div key={name}>
          <dt className="label text-faint">{name}</dt>
          <dd className="readout whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
