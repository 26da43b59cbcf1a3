import { useState } from 'react'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { toast } from '#web/ui/toast.ts'
import { type FaqArrangement, useArrangeFaqs, useRefreshFaqs } from '../api/faq-commands.ts'
import { type FaqGroup, groupFaqs } from './faq-groups.ts'

type Stored = { items: Faq[]; orderVersion: number }

/** The questions as they are arranged, from the first move until it is saved. */
function arrangedItems({ items }: Stored, arranged: FaqArrangement | undefined): Faq[] {
  if (!arranged) return items
  const places = new Map(arranged.order.map(({ slug, category }, place) => [slug, { place, category }]))
  return items
    .map((faq) => ({ ...faq, category: places.get(faq.slug)?.category ?? faq.category }))
    .toSorted((a, b) => (places.get(a.slug)?.place ?? 0) - (places.get(b.slug)?.place ?? 0))
}

/** The order that an administrator gives the questions and their categories. */
export function useArrangingFaqs(stored: Stored) {
  const command = useArrangeFaqs()
  const refresh = useRefreshFaqs()
  const [arranged, setArranged] = useState<FaqArrangement>()
  const [attempts, setAttempts] = useState(0)
  const groups = groupFaqs(arrangedItems(stored, arranged))
  const arrange = (next: readonly FaqGroup[]) =>
    setArranged({
      order: next.flatMap(({ category, faqs }) => faqs.map(({ slug }) => ({ slug, category }))),
      orderVersion: arranged?.orderVersion ?? stored.orderVersion,
    })
  return {
    groups,
    isChanged: arranged !== undefined,
    attempts,
    command,
    arrange,
    /** The questions of one category in another order. */
    arrangeIn: (category: string, faqs: Faq[]) =>
      arrange(groups.map((group) => (group.category === category ? { category, faqs } : group))),
    rename: (category: string, name: string) =>
      arrange(groups.map((group) => (group.category === category ? { ...group, category: name } : group))),
    save: () => {
      if (!arranged || command.isPending) return
      setAttempts(attempts + 1)
      command.mutate(arranged, {
        onSuccess: () => {
          toast.success('Order saved')
          // Moves made during the save are saved next.
          setArranged((now) => (now === arranged ? undefined : now))
        },
      })
    },
    discard: () => {
      command.reset()
      setArranged(undefined)
      void refresh()
    },
  }
}
