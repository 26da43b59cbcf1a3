import { markedParts } from '#shared/content/search/marked-parts.ts'

/** A text in which the search terms are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  let at = 0
  return markedParts(text, query).map((part) => {
    const key = at
    at += part.text.length
    return part.marked ? (
      <mark key={key} className="bg-line font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
