import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { stateName } from '#shared/community/members/state-key.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { termPattern } from '#shared/platform/words/is-term.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import {
  type DirectoryFilters,
  directoryPath,
  filterTypes,
  pluralLabels,
  readFilters,
} from './directory-filters.ts'

/** The filters of the directory. Without its script it is a form whose answer is the next page. */
export function FilterForm({ filters }: { filters: DirectoryFilters }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { q, type, state, sort } = filters

  const followed = useRef({ q, type, state, sort })

  // Going back changes the address, which the fields follow. Text that is being typed is left alone until
  // then, including text typed before the page became interactive.
  useEffect(() => {
    const last = followed.current
    if (last.q === q && last.type === type && last.state === state && last.sort === sort) return
    followed.current = { q, type, state, sort }
    const fields = form.current?.elements
    for (const [name, value] of Object.entries({ q, type, state, sort })) {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [q, type, state, sort])

  const apply = () => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const path = pathOf(typed)
    // Otherwise, after the same search twice, the way back would do nothing.
    void navigate(path, { replace: path === pathOf(location.search) })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <search>
      <form
        ref={form}
        action="/members"
        autoComplete="off"
        onSubmit={submit}
        className="panel mb-8 grid items-end grid-cols-2 gap-4 p-4 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
      >
        <Field label="Name or business" className="col-span-2 lg:col-span-1">
          <Input
            name="q"
            type="search"
            defaultValue={q}
            pattern={termPattern}
            title="At least two letters"
            maxLength={80}
            placeholder="At least two letters"
          />
        </Field>
        <Field label="Membership">
          <Select name="type" defaultValue={type} onChange={apply}>
            <option value="">All types</option>
            {filterTypes.map((one) => (
              <option key={one} value={one}>
                {pluralLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={state} onChange={apply}>
            <option value="">All states</option>
            {state && !usStates.some(([code]) => code === state) && (
              <option value={state}>{stateName(state)}</option>
            )}
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Order">
          <Select name="sort" defaultValue={sort} onChange={apply}>
            <option value="newest">{q ? 'Best match' : 'Newest first'}</option>
            {!q && <option value="name">By name</option>}
          </Select>
        </Field>
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  )
}

const pathOf = (search: string[][] | string) => directoryPath(readFilters(new URLSearchParams(search)))
