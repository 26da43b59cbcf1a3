import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '#web/ui/input.tsx'

const debounceMs = 300

type FilterSearchProps = { label: string; placeholder: string; q: string; onChange: (q: string) => void }

/** Searches when the typing has paused. A slash anywhere on the page moves here. */
export function FilterSearch({ label, placeholder, q, onChange }: FilterSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(q)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  // A link or the way back changes the search. A term that was entered here is in the field already.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    clearTimeout(timer.current)
    setText(q)
  }, [q])
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    const { pathname } = location
    timer.current = setTimeout(() => {
      // A link of the list was pressed meanwhile. Its page is still loading, and a search would navigate away
      // from it.
      if (location.pathname !== pathname) return
      asked.current = typed.trim()
      latest.current(asked.current)
    }, debounceMs)
  }
  // What was typed before the page came alive is in the field, and no one has searched for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes alive
  useEffect(() => {
    const typed = input.current?.value ?? q
    if (typed !== q) type(typed)
    return () => clearTimeout(timer.current)
  }, [])
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
    <div className="relative">
      <Search aria-hidden="true" className="in-control" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
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
