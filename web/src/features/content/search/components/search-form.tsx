import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { SearchAddress } from '../search-address.ts'

type SearchFormProps = { asked: SearchAddress; onSearch: (q: string) => void }

/** The words that are searched for. Without its script it is a form whose answer is the next page. */
export function SearchForm({ asked: { q, type }, onSearch }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  // Another search, or the way back, changes the address. Text that is being typed is left alone until then.
  useEffect(() => {
    if (followed.current === q) return
    followed.current = q
    if (input.current) input.current.value = q
  }, [q])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(input.current?.value.trim() ?? '')
  }
  return (
    <search>
      <form action="/search" autoComplete="off" onSubmit={submit} className="mb-6 flex max-w-2xl gap-3">
        {type && <input type="hidden" name="type" value={type} />}
        <Input
          ref={input}
          name="q"
          type="search"
          aria-label="What to search for"
          placeholder="A name, a place, a question"
          defaultValue={q}
          maxLength={80}
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
