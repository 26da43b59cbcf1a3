import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MembershipType, membershipLabels } from '#shared/users/membership-type.ts'
import { AccountStatus, VerificationStatus } from '#shared/users/user.ts'
import type { UserFilter } from '#shared/users/user-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { statusWord, verificationWord } from './standing-badges.tsx'
import type { FilterChanges } from './use-user-filter.ts'

const debounceMs = 300

const orders = [
  { id: 'created desc', label: 'Newest first' },
  { id: 'created asc', label: 'Oldest first' },
  { id: 'lastLogin desc', label: 'Last login, latest first' },
  { id: 'lastLogin asc', label: 'Last login, longest ago first' },
  { id: 'name asc', label: 'Name, A to Z' },
  { id: 'name desc', label: 'Name, Z to A' },
  { id: 'email asc', label: 'Email, A to Z' },
  { id: 'email desc', label: 'Email, Z to A' },
]

export type UserFilterBarProps = {
  filter: UserFilter
  onChange: (changes: FilterChanges) => void
}

export function UserFilterBar({ filter, onChange }: UserFilterBarProps) {
  const { type, status, verification, sort, direction } = filter
  const narrowed = Boolean(filter.q || type || status || verification)
  const [round, setRound] = useState(0)
  return (
    <search className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(14rem,2fr)_repeat(4,minmax(0,1fr))_auto]">
      <SearchField key={round} q={filter.q ?? ''} onChange={(q) => onChange({ q })} />
      <Select
        aria-label="Membership"
        value={type ?? ''}
        onChange={({ target }) => onChange({ type: target.value })}
      >
        <option value="">All memberships</option>
        {MembershipType.options.map((option) => (
          <option key={option} value={option}>
            {membershipLabels[option]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Status"
        value={status ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">Any status</option>
        {AccountStatus.options.map((option) => (
          <option key={option} value={option}>
            {statusWord(option)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Verification"
        value={verification ?? ''}
        onChange={({ target }) => onChange({ verification: target.value })}
      >
        <option value="">Any verification</option>
        {VerificationStatus.options.map((option) => (
          <option key={option} value={option}>
            {verificationWord(option)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Order"
        value={`${sort} ${direction}`}
        onChange={({ target }) => {
          const [sort, direction] = target.value.split(' ')
          onChange({ sort, direction })
        }}
      >
        {orders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        className={narrowed ? 'max-lg:col-span-2' : 'max-lg:hidden'}
        disabled={!narrowed}
        onClick={() => {
          setRound(round + 1)
          onChange({ q: undefined, type: undefined, status: undefined, verification: undefined })
        }}
      >
        <X className="size-4" aria-hidden="true" />
        Clear
      </Button>
    </search>
  )
}

/** Asks when the typing has paused; a slash anywhere on the page leads here. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(q)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // A link or the way back narrows the list to something else; what was asked from here is in the field already.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    clearTimeout(timer.current)
    setText(q)
  }, [q])
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      asked.current = typed.trim()
      latest.current(asked.current)
    }, debounceMs)
  }
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,dialog')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', jump)
    return () => removeEventListener('keydown', jump)
  }, [])
  return (
    <div className="relative max-lg:col-span-2">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-dim"
      />
      <Input
        ref={input}
        type="search"
        aria-label="Search by name or email"
        placeholder="Name or email"
        aria-keyshortcuts="/"
        className="pl-9"
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
