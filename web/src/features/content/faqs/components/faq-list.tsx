import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { filterFaqs, groupFaqs } from './faq-groups.ts'
import { FaqQuestion } from './faq-question.tsx'

/** All questions by category, with a filter that needs no server. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const { hash, key } = useLocation()
  const followed = useRef(key)
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  // Text typed before the page became interactive is in the field, but was not heard.
  useEffect(() => setSearch(input.current?.value ?? ''), [])
  // A link to a question that the filter hides would lead to nothing.
  useEffect(() => {
    if (followed.current === key) return
    followed.current = key
    const linked = faqs.filter(({ slug }) => hash === `#${slug}`)
    if (filterFaqs(linked, input.current?.value ?? '').length === linked.length) return
    if (input.current) input.current.value = ''
    setSearch('')
  }, [key, hash, faqs])

  const found = filterFaqs(faqs, search)
  const clear = () => {
    if (input.current) input.current.value = ''
    setSearch('')
    input.current?.focus()
  }
  return (
    <>
      <search className="mb-10 grid max-w-xl gap-2">
        <Field label="Search questions">
          <Input
            ref={input}
            type="search"
            defaultValue=""
            autoComplete="off"
            placeholder="A word or two, such as “password”"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
        <p aria-live="polite" className="readout min-h-5 text-sm text-dim">
          {search.trim() && `${found.length} of ${faqs.length} questions`}
        </p>
      </search>
      {found.length === 0 && (
        <EmptyState
          title="No matching questions"
          graphic={<Search className="size-10 text-faint" aria-hidden="true" />}
          action={<Button onClick={clear}>Show all questions</Button>}
        >
          Try fewer or different words.
        </EmptyState>
      )}
      {groupFaqs(found).map((group) => (
        <section
          key={group.category}
          aria-label={group.category}
          className="grid gap-x-12 gap-y-3 border-t border-edge py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <h2 className="label pt-4 text-dim">{group.category}</h2>
          <div>
            {group.faqs.map((faq) => (
              <FaqQuestion key={faq.slug} faq={faq} linked={hash === `#${faq.slug}`} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
