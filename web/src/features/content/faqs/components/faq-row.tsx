import type { ReactNode } from 'react'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { MoreMenu } from '#web/ui/more-menu.tsx'
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
    <div className="flex items-center gap-2 border-b border-line px-1 py-1">
      {handle}
      <div className="min-w-0 grow py-1.5">
        <p className="font-semibold">
          <TextLink to={`/faq#${slug}`} className="no-underline hover:underline">
            {question}
          </TextLink>
        </p>
        <p className="line-clamp-2 text-sm text-dim">{answer}</p>
      </div>
      <MoreMenu
        of={question}
        entries={[
          { kind: 'action', label: 'Edit', onSelect: onEdit },
          { kind: 'action', label: 'Delete', danger: true, onSelect: onDelete },
        ]}
      />
    </div>
  )
}
