import { useEffect } from 'react'

export type BrandOption = {
  key: string
  label: string
  marks?: { 'data-own': true }
}

type BrandOptionsProps = {
  id: string
  options: readonly BrandOption[]
  active: number
  onChoose: (index: number) => void
}

/** The list under the field. The focus stays in the field, which names the active option. */
export function BrandOptions({ id, options, active, onChoose }: BrandOptionsProps) {
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (options.length === 0) return null
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-label="Brands"
      className="menu absolute mt-1 max-h-80 w-full"
    >
      {options.map(({ key, label, marks }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys for its options
        <div
          key={key}
          {...marks}
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-highlighted={index === active ? '' : undefined}
          className="menu-item cursor-pointer"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </div>
      ))}
    </div>
  )
}
