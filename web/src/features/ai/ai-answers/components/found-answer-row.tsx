import type { FoundAnswer } from '#shared/ai/ai-answers/found-answer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const kinds = { faq: 'FAQ', page: 'Page', reply: 'Prepared reply' } as const

type FoundAnswerRowProps = { answer: FoundAnswer; onInsert: (text: string) => void }

/** Something that may answer a request: its words go into the answer by a press, or a link to all of it. */
export function FoundAnswerRow({ answer, onInsert }: FoundAnswerRowProps) {
  const { kind, title, text, href } = answer
  const link = href && new URL(href, location.origin).href
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold wrap-anywhere">
          {link ? (
            <a href={link} target="_blank" rel="noopener" className="link">
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            title
          )}
        </span>
        <Badge>{kinds[kind]}</Badge>
      </p>
      <p className="line-clamp-3 text-sm wrap-anywhere text-dim">{text}</p>
      <p className="flex flex-wrap gap-3">
        {link && (
          <Button size="sm" onClick={() => onInsert(link)}>
            Insert link<span className="sr-only"> to {title}</span>
          </Button>
        )}
        <Button size="sm" variant={link ? 'ghost' : 'secondary'} onClick={() => onInsert(text)}>
          Insert text<span className="sr-only"> of {title}</span>
        </Button>
      </p>
    </li>
  )
}
