import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fold } from '#shared/platform/words/fold.ts'
import type { DriverFields } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { driversQuery, myDriversQuery } from '../api/drivers-query.ts'
import type { ChosenDriver } from './driver-panel.tsx'

export type DriverSearchProps = {
  onChoose: (driver: ChosenDriver) => void
  /** True when the user opened the search itself, so typing begins right away. */
  typesAtOnce?: boolean
}

const most = 40

/** The driver base and the member’s own drivers, searched while one types. */
export function DriverSearch({ onChoose, typesAtOnce = false }: DriverSearchProps) {
  const session = useSession()
  const id = useId()
  const [typed, setTyped] = useState('')
  const published = useQuery(driversQuery)
  const mine = useQuery({ ...myDriversQuery, enabled: session.status === 'signed-in' })
  const all = [...(mine.data ?? []), ...(published.data ?? [])]
  const ids = new Set<string>()
  // A published driver of the member is in both lists.
  const once = all.filter((driver) => !ids.has(driver.id) && ids.add(driver.id))
  const found = foundDrivers(once, typed)
  const own = new Set(mine.data?.map((driver) => driver.id))
  if (published.isError && !published.data)
    return (
      <QueryFailure
        title="The drivers did not load"
        error={published.error}
        retrying={published.isFetching}
        onRetry={() => void published.refetch()}
      />
    )
  return (
    <div className="grid gap-3">
      <Field label="Search by brand, model or size" hint="Values as published by the makers, not measured.">
        <Input
          type="search"
          autoFocus={typesAtOnce}
          value={typed}
          placeholder="A brand or a size, such as 12"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {published.isPending ? (
        <div className="skeleton h-40" />
      ) : (
        <>
          <p id={id} role="status" className="text-sm text-dim">
            {said(found.length, typed)}
          </p>
          <ul aria-labelledby={id} className="grid max-h-80 gap-1 overflow-y-auto">
            {found.slice(0, most).map((driver) => (
              <li key={driver.id}>
                <button type="button" className="menu-item w-full text-left" onClick={() => onChoose(driver)}>
                  <span className="grow">{driverName(driver)}</span>
                  <span className="text-sm text-dim">
                    {own.has(driver.id) ? 'Yours, ' : ''}
                    {driver.sizeIn} in
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function said(count: number, typed: string): string {
  if (count === 0) return `No driver is called “${typed.trim()}”. Enter the values of its data sheet below.`
  const drivers = count === 1 ? '1 driver' : `${count} drivers`
  return count > most ? `${drivers}, the first ${most} of them here` : drivers
}

type Named = Pick<DriverFields, 'brand' | 'model' | 'sizeIn'>

/** The drivers in whose brand and model each typed word is; a size such as 12 is found in the size, too. */
function foundDrivers<Driver extends Named>(drivers: readonly Driver[], typed: string): Driver[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return drivers.filter((driver) => {
    const name = fold(`${driver.brand} ${driver.model}`)
    return words.every((word) => name.includes(word) || String(driver.sizeIn) === word.replace(/"|in$/g, ''))
  })
}
