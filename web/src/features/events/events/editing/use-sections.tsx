import { useEffect, useRef, useState } from 'react'
import type { EventEditForm } from './event-edit-form.ts'
import type { EventValues } from './event-values.ts'

export type EditorSection = { title: string; fields: readonly (keyof EventValues)[] }

type At = { shown: string | undefined; why: 'start' | 'seen' | 'chosen' | 'wrong' }

const invalid = '[aria-invalid="true"]'

/**
 * The sections of a long form. A phone shows one of them; wider screens show all, and the way to each. A press that is
 * refused leads to the first wrong field, whatever it is folded into.
 */
export function useSections(form: EventEditForm, sections: readonly EditorSection[]) {
  const [at, setAt] = useState<At>({ shown: sections[0]?.title, why: 'start' })
  const list = useRef<HTMLElement>(null)
  const { submitCount, errors } = form.formState
  const sectionOf = (title: string | undefined) =>
    list.current?.parentElement?.querySelector<HTMLElement>(`[data-section="${title}"]`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press leads to what is wrong, and typing does not
  useEffect(() => {
    const wrong = sections.find(({ fields }) => fields.some((field) => errors[field]))
    if (submitCount > 0 && wrong) setAt({ shown: wrong.title, why: 'wrong' })
  }, [submitCount])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was chosen, and not what is read of it
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    list.current?.scrollTo({ left: (tab?.offsetLeft ?? 0) - 16 })
    const section = sectionOf(at.shown)
    if (at.why === 'chosen') section?.scrollIntoView()
    if (at.why !== 'wrong') return
    const field = section?.querySelector<HTMLElement>(invalid)
    const fold = field?.closest('details')
    if (fold) fold.open = true
    field?.focus()
    ;(field ?? section)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  useSectionInSight(list, (shown) =>
    setAt((before) => (before.shown === shown ? before : { shown, why: 'seen' })),
  )

  return {
    shown: at.shown,
    nav: (
      <nav
        ref={list}
        aria-label="Sections"
        className="tab-list sticky top-[var(--below-bars,var(--header))] z-10 bg-ground"
      >
        {sections.map(({ title }) => (
          <button
            key={title}
            type="button"
            className="tab"
            aria-current={title === at.shown ? 'step' : undefined}
            onClick={() => setAt({ shown: title, why: 'chosen' })}
          >
            {title}
          </button>
        ))}
      </nav>
    ),
  }
}

/** Reports the section in the upper part of the screen as someone scrolls. */
function useSectionInSight(list: { current: HTMLElement | null }, onSeen: (title: string) => void): void {
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const section = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (section instanceof HTMLElement && section.dataset.section) seen.current(section.dataset.section)
      },
      { rootMargin: '-25% 0px -70%' },
    )
    for (const section of list.current?.parentElement?.querySelectorAll('[data-section]') ?? [])
      observer.observe(section)
    return () => observer.disconnect()
  }, [list])
}
