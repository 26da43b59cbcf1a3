// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/

/** A text in which `[label](/path)` is a link to another page of this site. */
export function LinkedText({ children }: { children: string }) {
  // A pattern with groups leaves what they matched between the parts: text, label, path, text, and so on.
  const parts = children.split(link)
  return parts.map((part, at) => {
    if (at % 3 === 2) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <TextLink key={at} to={parts[at + 1] ?? '/'}>
        {part}
      </TextLink>
    )
  })
}
