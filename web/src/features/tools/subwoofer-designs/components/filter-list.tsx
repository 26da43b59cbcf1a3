import { useState } from 'react'
import type { SavedFilter } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesigner } from '../state/use-designer.ts'

export type FilterListProps = {
  filters: readonly SavedFilter[]
  onChange: (filters: SavedFilter[], gesture?: string) => void
}

const most = 8

const kinds: readonly { id: string; name: string; start: SavedFilter }[] = [
  { id: 'subsonic', name: 'Subsonic', start: { kind: 'butterworth', pass: 'high', order: 4, corner: 25 } },
  { id: 'low', name: 'Low-pass', start: { kind: 'butterworth', pass: 'low', order: 4, corner: 80 } },
  { id: 'lr', name: 'Low-pass, Linkwitz–Riley', start: { kind: 'linkwitz_riley', pass: 'low', corner: 80 } },
  { id: 'bell', name: 'Bell', start: { kind: 'bell', center: 40, q: 1, gain: -3 } },
  { id: 'shelf', name: 'Low shelf', start: { kind: 'shelf', side: 'low', center: 40, q: 0.7, gain: 3 } },
  {
    id: 'transform',
    name: 'Linkwitz transform',
    start: { kind: 'linkwitz_transform', from: { hz: 50, q: 0.8 }, to: { hz: 30, q: 0.7 } },
  },
  { id: 'invert', name: 'Inverted polarity', start: { kind: 'invert' } },
  { id: 'delay', name: 'Delay', start: { kind: 'delay', seconds: 0.005 } },
]

/** Filters before the amplifier, one after the other. */
export function FilterList({ filters, onChange }: FilterListProps) {
  const [next, setNext] = useState('subsonic')
  const start = kinds.find(({ id }) => id === next)?.start
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Filters</legend>
      {filters.length === 0 && <p className="text-sm text-dim">None: the signal is flat.</p>}
      <ol className="grid gap-3">
        {filters.map((filter, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be alike, and their order is all that tells them apart
            key={at}
            className="grid gap-3 border-t border-line pt-3"
          >
            <div className="flex items-center justify-between gap-3">
              <p className="text-sm font-semibold">{nameOf(filter)}</p>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => onChange(filters.filter((_, index) => index !== at))}
              >
                Remove<span className="sr-only"> {nameOf(filter)}</span>
              </Button>
            </div>
            <FilterFields
              filter={filter}
              at={at}
              onChange={(changed, gesture) =>
                onChange(
                  filters.map((one, index) => (index === at ? changed : one)),
                  gesture && `filter.${at}.${gesture}`,
                )
              }
            />
          </li>
        ))}
      </ol>
      {filters.length < most && (
        <div className="flex items-end gap-2">
          <Field label="Another filter" className="grow">
            <Select value={next} onChange={({ target }) => setNext(target.value)}>
              {kinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button onClick={() => start && onChange([...filters, start])}>Add filter</Button>
        </div>
      )}
    </fieldset>
  )
}

function nameOf(filter: SavedFilter): string {
  switch (filter.kind) {
    case 'butterworth':
      return filter.pass === 'high' ? 'High-pass (subsonic)' : 'Low-pass'
    case 'linkwitz_riley':
      return filter.pass === 'high' ? 'High-pass, Linkwitz–Riley' : 'Low-pass, Linkwitz–Riley'
    case 'bell':
      return 'Bell'
    case 'shelf':
      return filter.side === 'low' ? 'Low shelf' : 'High shelf'
    case 'linkwitz_transform':
      return 'Linkwitz transform'
    case 'invert':
      return 'Inverted polarity'
    case 'delay':
      return 'Delay'
  }
}

type FilterFieldsProps = {
  filter: SavedFilter
  at: number
  onChange: (filter: SavedFilter, gesture?: string) => void
}

const orders = [1, 2, 3, 4] as const

function FilterFields({ filter, at, onChange }: FilterFieldsProps) {
  const { release } = useDesigner()
  const number = (
    key: string,
    label: string,
    quantity: Quantity,
    value: number,
    [min, max]: readonly [number, number],
    change: (value: number) => SavedFilter,
  ) => (
    <QuantityField
      field={`filter.${at}.${key}`}
      label={label}
      quantity={quantity}
      value={value}
      min={min}
      max={max}
      onChange={(si) => si !== undefined && onChange(change(si), key)}
      onRelease={release}
    />
  )
  const hertz = [5, 500] as const
  const q = [0.1, 20] as const
  const gain = [-24, 24] as const
  switch (filter.kind) {
    case 'butterworth':
      return (
        <div className="grid grid-cols-2 gap-3">
          {number('corner', 'Corner', 'frequency', filter.corner, hertz, (corner) => ({ ...filter, corner }))}
          <Field label="Slope">
            <Select
              value={filter.order}
              onChange={({ target }) =>
                onChange({ ...filter, order: orders.find((one) => one === Number(target.value)) ?? 4 })
              }
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {order * 6} dB/oct
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )
    case 'linkwitz_riley':
      return number('corner', 'Corner, 24 dB/oct', 'frequency', filter.corner, hertz, (corner) => ({
        ...filter,
        corner,
      }))
    case 'bell':
    case 'shelf':
      return (
        <div className="grid grid-cols-2 gap-3">
          {number('center', 'Center', 'frequency', filter.center, hertz, (center) => ({ ...filter, center }))}
          {number('gain', 'Gain', 'level', filter.gain, gain, (db) => ({ ...filter, gain: db }))}
          {number('q', 'Q', 'ratio', filter.q, q, (value) => ({ ...filter, q: value }))}
        </div>
      )
    case 'linkwitz_transform': {
      const { from, to } = filter
      return (
        <div className="grid grid-cols-2 gap-3">
          {number('f0', 'Corner now', 'frequency', from.hz, hertz, (hz) => ({
            ...filter,
            from: { ...from, hz },
          }))}
          {number('q0', 'Q now', 'ratio', from.q, q, (value) => ({ ...filter, from: { ...from, q: value } }))}
          {number('fp', 'Corner wanted', 'frequency', to.hz, hertz, (hz) => ({
            ...filter,
            to: { ...to, hz },
          }))}
          {number('qp', 'Q wanted', 'ratio', to.q, q, (value) => ({ ...filter, to: { ...to, q: value } }))}
        </div>
      )
    }
    case 'delay':
      return number('seconds', 'Delay', 'time', filter.seconds, [0, 0.1], (seconds) => ({
        ...filter,
        seconds,
      }))
    case 'invert':
      return null
  }
}
