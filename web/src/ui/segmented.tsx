export type SegmentedProps<Id extends string> = {
  legend: string
  name: string
  options: readonly { id: Id; label: string }[]
  /** Left out, none is chosen yet. */
  value: Id | undefined
  onChange: (id: Id) => void
}

/** A selector switch with two to four short positions. */
export function Segmented<Id extends string>({ legend, name, options, value, onChange }: SegmentedProps<Id>) {
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="label">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
