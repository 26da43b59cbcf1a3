import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { usStates } from '#shared/platform/places/regions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { readFilters, type TeamFilters, teamsPath } from './team-filters.ts'

/** The filters of the teams. Without its script it is a form whose answer is the next page. */
export function FilterForm({ filters }: { filters: TeamFilters }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { q, state, joinable } = filters
  const followed = useRef({ q, state, joinable })

  // Going back changes the address, which the fields follow. Text that is being typed is left alone until
  // then.
  useEffect(() => {
    const last = followed.current
    if (last.q === q && last.state === state && last.joinable === joinable) return
    followed.current = { q, state, joinable }
    const fields = form.current?.elements
    for (const [name, value] of Object.entries({ q, state, joinable })) {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [q, state, joinable])

  const apply = () => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const path = pathOf(typed)
    // The same filters again must not add a step to the browser history.
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
        action="/teams"
        autoComplete="off"
        onSubmit={submit}
        className="panel mb-8 grid items-end grid-cols-2 gap-4 p-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]"
      >
        <Field label="Team" className="col-span-2 lg:col-span-1">
          <Input name="q" type="search" defaultValue={q} maxLength={60} placeholder="Part of the name" />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={state} onChange={apply}>
            <option value="">All states</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Show">
          <Select name="joinable" defaultValue={joinable} onChange={apply}>
            <option value="">All teams</option>
            <option value="yes">Teams I can join</option>
          </Select>
        </Field>
        <Button type="submit" variant="primary" className="max-lg:col-span-2">
          Search
        </Button>
      </form>
    </search>
  )
}

const pathOf = (search: string[][] | string) => teamsPath(readFilters(new URLSearchParams(search)))
