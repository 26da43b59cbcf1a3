import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Faq } from '#shared/content/faqs/faq.ts'

export type FaqQuestionProps = { faq: Faq /** The address names this question. */; linked: boolean }

/** A native disclosure: it works before any script has run, and find-in-page opens it. */
export function FaqQuestion({ faq, linked }: FaqQuestionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!linked || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'start' })
  }, [linked])
  return (
    <details ref={details} id={faq.slug} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 hover:underline [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg font-semibold">{faq.question}</h3>
        <Plus
          className="size-5 flex-none text-dim transition-transform group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <div className="max-w-2xl pb-6">
        <p className="whitespace-pre-line text-dim">{faq.answer}</p>
        <Link
          to={{ hash: faq.slug }}
          className="link mt-3 inline-block text-sm"
          aria-label={`Link to this answer: ${faq.question}`}
        >
          Link to this answer
        </Link>
      </div>
    </details>
  )
}
