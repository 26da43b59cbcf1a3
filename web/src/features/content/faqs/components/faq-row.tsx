import type { ReactNode } from 'react'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type FaqRowProps = {
  faq: Faq
  /** Moves the row by dragging, or by keys. */
  handle: ReactNode
  onEdit: () => void
  onDelete: () => void
}

/** A question as administrators see it. */
export function FaqRow({ faq, handle, onEdit, onDelete }: FaqRowProps) {
  const { slug, question, answer } = faq
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 border-b border-line py-2 pr-4 pl-1 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      {handle}
      <div className="min-w-0 py-1.5">
        <p className="font-semibold">
          <TextLink to={`/faq#${slug}`} className="no-underline hover:underline">
            {question}
          </TextLink>
        </p>
        <p className="line-clamp-2 text-sm text-dim">{answer}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-start-2 max-md:pb-1">
        <Button size="sm" onClick={onEdit}>
          Edit<span className="sr-only"> {question}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={onDelete}>
          Delete<span className="sr-only"> {question}</span>
        </Button>
      </div>
    </div>
  )
}
